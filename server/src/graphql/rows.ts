import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { defaultPage, MAX_PAGE_SIZE } from '../kernel/list/list.js'
import type { Variables } from './variables.js'

/** A number that may depend on an operation's variables; their defaults are filled in. */
export type Figure = number | ((variables: Variables) => number)

export const figureOf = (figure: Figure, variables: Variables): number =>
  typeof figure === 'number' ? figure : figure(variables)

/** A figure made of two. */
export function joined(one: Figure, other: Figure, to: (one: number, other: number) => number): Figure {
  if (typeof one === 'number' && typeof other === 'number') return to(one, other)
  return (variables) => to(figureOf(one, variables), figureOf(other, variables))
}

export function sumOf(figures: readonly Figure[]): Figure {
  const fixed = figures.reduce<number>((sum, figure) => (typeof figure === 'number' ? sum + figure : sum), 0)
  const moving = figures.filter((figure) => typeof figure === 'function')
  return moving.length === 0 ? fixed : (variables) => moving.reduce((sum, figure) => sum + figure(variables), fixed)
}

export function productOf(one: Figure, other: Figure): Figure {
  if (one === 1) return other
  if (other === 1) return one
  if (typeof one === 'number' && typeof other === 'number') return one * other
  return (variables) => {
    const times = figureOf(one, variables)
    return times === 0 ? 0 : times * figureOf(other, variables)
  }
}

/** How many rows a field's arguments ask for: the size of a page, or as many as are named; undefined where they say nothing. */
export function rowsAsked(
  field: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
): Figure | undefined {
  const argumentOf = (name: string): ValueNode | undefined => given.find((one) => one.name.value === name)?.value
  if (field.args.some(({ name }) => name === 'page')) return read(argumentOf('page'), sizeOf)
  const lists = field.args.filter(({ type }) => mayBeList(type)).map(({ name }) => read(argumentOf(name), lengthOf))
  if (lists.length === 0) return undefined
  return (variables) => Math.max(...lists.map((list) => figureOf(list, variables)))
}

/** Whether a field is asked for at all, by its directives. */
export function inclusionOf({ directives = [] }: FieldNode): ((variables: Variables) => boolean) | undefined {
  const conditions = directives.flatMap((directive) => {
    const wanted = directive.name.value === 'include'
    const node = directive.arguments?.find(({ name }) => name.value === 'if')?.value
    return node && (wanted || directive.name.value === 'skip') ? [{ node, wanted }] : []
  })
  if (conditions.length === 0) return undefined
  return (variables) =>
    conditions.every(({ node, wanted }) => (valueFromASTUntyped(node, variables) === true) === wanted)
}

function read(node: ValueNode | undefined, measure: (value: unknown) => number): Figure {
  if (!node) return measure(undefined)
  if (node.kind === Kind.VARIABLE) return (variables) => measure(variables[node.name.value])
  return (variables) => measure(valueFromASTUntyped(node, variables))
}

/** Numbers that an Int may be. */
const MOST_INT = 2 ** 31 - 1

/** A size beyond the largest counts as that; anything that is no size at all is refused before a row is read. */
function sizeOf(page: unknown): number {
  const size = typeof page === 'object' && page !== null && 'size' in page ? (page.size ?? undefined) : undefined
  return typeof size === 'number' && size > 0 && size <= MOST_INT ? Math.min(size, MAX_PAGE_SIZE) : defaultPage.size
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 1
  return Math.max(1, ...Object.values(value).map((member) => (Array.isArray(member) ? member.length : 1)))
}

function mayBeList(type: GraphQLInputType): boolean {
  if (isListType(getNullableType(type))) return true
  const named = getNamedType(type)
  const members = isInputObjectType(named) ? Object.values(named.getFields()) : []
  return members.some((member) => isListType(getNullableType(member.type)))
}
