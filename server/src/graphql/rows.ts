import { type FieldNode, type GraphQLField, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { defaultPage, MAX_PAGE_SIZE } from '../kernel/list/list.js'
import { slicesOf } from './field-cost.js'
import type { Variables } from './variables/variables.js'

/** Number that may depend on an operation's variables, whose defaults are filled in. */
export type Figure = number | ((variables: Variables) => number)

export const figureOf = (figure: Figure, variables: Variables): number =>
  typeof figure === 'number' ? figure : figure(variables)

/** Figure made of two by an operation. */
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

/**
 * Rows that a field's arguments ask for: the size of a page, or the number of named ids; undefined where they tell
 * none.
 */
export function rowsAsked(
  field: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
): Figure | undefined {
  const argumentOf = (name: string): ValueNode | undefined => given.find((one) => one.name.value === name)?.value
  const slices = slicesOf(field)
  if (!slices) return undefined
  if (slices.by === 'page') return read(argumentOf('page'), sizeOf)
  const lists = slices.args.map(({ name }) => read(argumentOf(name), lengthOf))
  return (variables) => Math.max(...lists.map((list) => figureOf(list, variables)))
}

/** Whether the directives of a field include it in the operation. */
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

/** Largest value of an Int. */
const MOST_INT = 2 ** 31 - 1

/** A size beyond the largest counts as the largest; one that is no valid size is refused before a row is read. */
function sizeOf(page: unknown): number {
  const size = typeof page === 'object' && page !== null && 'size' in page ? (page.size ?? undefined) : undefined
  return typeof size === 'number' && size > 0 && size <= MOST_INT ? Math.min(size, MAX_PAGE_SIZE) : defaultPage.size
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 1
  return Math.max(1, ...Object.values(value).map((member) => (Array.isArray(member) ? member.length : 1)))
}
