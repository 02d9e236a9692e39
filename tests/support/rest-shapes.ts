import { jsonSchema } from '@tufang/server/rest/openapi/schemas'
import type { Route } from '@tufang/server/rest/route'

/** Part of JSON Schema that describes the input of calls. */
export interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  maxLength?: number
  minLength?: number
  minimum?: number
  maximum?: number
}
type Place = 'query' | 'body'
/** A single value that a call takes. */
export interface Leaf {
  place: Place
  path: string[]
  shape: Shape
}

const isNumber = ({ type }: Shape) => type === 'number' || type === 'integer'

const choicesOf = (shape: Shape): Shape[] => shape.anyOf ?? shape.oneOf ?? [shape]

/** Every single value that a shape holds; `[]` is an item of a list. */
function leavesOf(shape: Shape, path: string[] = []): { path: string[]; shape: Shape }[] {
  return choicesOf(shape).flatMap((choice) => {
    if (choice.anyOf ?? choice.oneOf) return leavesOf(choice, path)
    if (choice.items) return leavesOf(choice.items, [...path, '[]'])
    if (choice.properties)
      return Object.entries(choice.properties).flatMap(([name, member]) => leavesOf(member, [...path, name]))
    return [{ path, shape: choice }]
  })
}

const knownShapes = new Map<Route, [Place, Shape][]>()

/**
 * Shape of what a call takes, described once: thousands of calls ask for it, and describing takes longer than calling.
 */
export function shapesOf(route: Route): [Place, Shape][] {
  const known = knownShapes.get(route) ?? describedShapes(route)
  knownShapes.set(route, known)
  return known
}

function describedShapes(route: Route): [Place, Shape][] {
  const place: Place = route.paramsInBody ? 'body' : 'query'
  return [
    ...(route.params ? [[place, jsonSchema(route.params, 'input')] as [Place, Shape]] : []),
    ...(route.body ? [['body', jsonSchema(route.body, 'input')] as [Place, Shape]] : []),
  ]
}

export const leavesOfRoute = (route: Route): Leaf[] =>
  shapesOf(route).flatMap(([place, shape]) => leavesOf(shape).map((leaf) => ({ place, ...leaf })))

/** Default makers of values. */
export interface Filling {
  leaf(shape: Shape, name: string): unknown
  /** Whether a member that may be left out is there. */
  has(name: string): boolean
}

/** Shortest values of all members. */
export const LEAST: Filling = { leaf: leastOf, has: () => true }

/** A value of that shape, with another in one place. */
export function filledWith(
  shape: Shape,
  path: readonly string[],
  other: unknown,
  filling: Filling = LEAST,
  name = '',
): unknown {
  const choices = choicesOf(shape)
  const choice = choices.find((one) => fits(one, path)) ?? choices[0] ?? {}
  if (choice.anyOf ?? choice.oneOf) return filledWith(choice, path, other, filling, name)
  const [first, ...rest] = path
  if (choice.items) return [filledWith(choice.items, first === '[]' ? rest : ['none'], other, filling, name)]
  if (choice.properties) {
    const members = Object.entries(choice.properties).filter(
      ([own]) => own === first || choice.required?.includes(own) || filling.has(own),
    )
    return Object.fromEntries(
      members.map(([own, member]) => [own, filledWith(member, own === first ? rest : ['none'], other, filling, own)]),
    )
  }
  return path.length === 0 ? other : filling.leaf(choice, name)
}

const fits = (shape: Shape, [first]: readonly string[]): boolean =>
  first === '[]' ? shape.items !== undefined : first === undefined || shape.properties?.[first] !== undefined

export function leastOf(shape: Shape): unknown {
  const said = shape.const ?? shape.enum?.[0] ?? shape.default
  if (said !== undefined) return said
  if (isNumber(shape)) return Math.max(shape.minimum ?? 1, 1)
  if (shape.type === 'boolean') return true
  return shape.type === 'null' ? null : 'x'.repeat(Math.max(shape.minLength ?? 1, 1))
}

/** Request that a call sends. */
export interface RestCall {
  url: string
  query: Record<string, string | string[]>
  body: unknown
}

/** An address holds nothing but text, which not every object can become. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Parts of a request: path, query and body. */
export function callOf({ path }: Route, values: Partial<Record<Place, unknown>>): RestCall {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const query = Object.fromEntries(
    Object.entries((values.query ?? {}) as Record<string, unknown>)
      .filter(([name]) => !inPath.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(textOf) : textOf(value)]),
  )
  const params = (values.query ?? values.body ?? {}) as Record<string, unknown>
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name]).toWellFormed()))
  return { url, query, body: values.body }
}
