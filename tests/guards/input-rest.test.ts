import { jsonSchema } from '@tufang/server/rest/openapi/schemas'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { keepSessionsOf } from '@tufang/tests/session-changes'
import { describe, expect, it } from 'vitest'

/** As much of JSON Schema as describes what calls take. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
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
interface Leaf {
  place: Place
  path: string[]
  shape: Shape
}

const app = await openApp()
await keepSessionsOf(app)
const clerk = new Caller(app.fastify, (await (await newCompany()).as('管理员')).credentials)
const nameOf = ({ method, path }: Route) => `${method} ${path}`
/** Signing out would end the session; devices have keys instead of one. */
const called = routes.filter(
  (route) => !takesFile(route) && !route.path.endsWith('/logout') && route.access !== 'device',
)

const named = called.map((route) => [nameOf(route), route] as const)
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

/** What a call takes, described once: thousands of calls ask for it, and describing takes longer than calling. */
function shapesOf(route: Route): [Place, Shape][] {
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

const leavesOfRoute = (route: Route): Leaf[] =>
  shapesOf(route).flatMap(([place, shape]) => leavesOf(shape).map((leaf) => ({ place, ...leaf })))

/** A value of that shape, as short as it may be, with another in one place. */
function filledWith(shape: Shape, path: readonly string[], other: unknown): unknown {
  const choices = choicesOf(shape)
  const choice = choices.find((one) => fits(one, path)) ?? choices[0] ?? {}
  if (choice.anyOf ?? choice.oneOf) return filledWith(choice, path, other)
  const [first, ...rest] = path
  if (choice.items) return [filledWith(choice.items, first === '[]' ? rest : ['none'], other)]
  if (choice.properties) {
    const members = Object.entries(choice.properties)
    return Object.fromEntries(
      members.map(([name, member]) => [name, filledWith(member, name === first ? rest : ['none'], other)]),
    )
  }
  return path.length === 0 ? other : leastOf(choice)
}

const fits = (shape: Shape, [first]: readonly string[]): boolean =>
  first === '[]' ? shape.items !== undefined : first === undefined || shape.properties?.[first] !== undefined

function leastOf(shape: Shape): unknown {
  const said = shape.const ?? shape.enum?.[0] ?? shape.default
  if (said !== undefined) return said
  if (isNumber(shape)) return Math.max(shape.minimum ?? 1, 1)
  if (shape.type === 'boolean') return true
  return shape.type === 'null' ? null : 'x'.repeat(Math.max(shape.minLength ?? 1, 1))
}

/** Calls a route with one value in one place, and everything else as short as it may be. */
async function callWith(route: Route, { place, path }: Leaf, other: unknown) {
  const values: Partial<Record<Place, unknown>> = {}
  for (const [at, shape] of shapesOf(route)) values[at] = filledWith(shape, at === place ? path : ['none'], other)
  const inPath = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const query = Object.fromEntries(
    Object.entries((values.query ?? {}) as Record<string, unknown>)
      .filter(([name]) => !inPath.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
  const params = (values.query ?? values.body ?? {}) as Record<string, unknown>
  const url = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return clerk.rest(route.method, url, { query, ...(values.body === undefined ? {} : { body: values.body }) })
}

const isText = ({ type, enum: values, const: value }: Shape) =>
  type === 'string' && values === undefined && value === undefined
/** A pattern with an end to it needs no length. */
const isBounded = ({ maxLength, pattern = '' }: Shape) =>
  maxLength !== undefined || (/^\^.*\$$/.test(pattern) && !/[*+]/.test(pattern.replaceAll(/\\[*+]/g, '')))

describe('a REST call', () => {
  it.each(named)('%s says how long its texts may be', (_, route) => {
    const endless = leavesOfRoute(route).filter(({ shape }) => isText(shape) && !isBounded(shape))
    expect(endless.map(({ path }) => path.join('.'))).toEqual([])
  })

  it.each(named)('%s refuses texts that are too long', async (_, route) => {
    for (const leaf of leavesOfRoute(route).filter(({ shape }) => isText(shape))) {
      const most = route.access === 'public' ? 10_000 : 200_000
      for (const length of leaf.place === 'query' ? [10_000] : [10_000, most]) {
        // Commas would make a list of it.
        const answer = await callWith(route, leaf, 'x'.repeat(length))
        const at = `${leaf.path.join('.')} of ${length}: ${answer.body.slice(0, 300)}`
        expect(answer.body.length, at).toBeLessThan(5000)
        // A part of the path has a length of its own.
        if (answer.statusCode === 404 && route.path.includes(`{${leaf.path[0]}}`)) continue
        expect(answer.statusCode, at).toBe(400)
        const { errorCode, fieldErrors } = answer.json<{ errorCode: string; fieldErrors: { field: string }[] }>()
        expect(errorCode, at).toBe('INVALID_INPUT')
        expect(fieldErrors.length, at).toBeGreaterThan(0)
      }
    }
  })
})

/** What is no number, or none that an amount or a count can be. */
const NO_NUMBERS = [
  'abc',
  '1e400',
  'NaN',
  '--1',
  '',
  ' ',
  '1.234',
  '١٢',
  '１',
  '.',
  1e30,
  -1,
  1.005,
  true,
  null,
  {},
  [],
]
const NO_TEXTS = ['', ' ', 1e30, null, {}, []]

describe('a REST call with a wrong value', () => {
  it.each(named)('%s is answered in good order', async (_, route) => {
    const leaves = leavesOfRoute(route)
    const numbers = new Set(leaves.filter(({ shape }) => isNumber(shape)).map(({ path }) => path.join('.')))
    for (const leaf of leaves) {
      const where = leaf.path.join('.')
      const wrong = numbers.has(where) ? NO_NUMBERS : NO_TEXTS
      // An address holds nothing but text.
      for (const value of leaf.place === 'query'
        ? wrong.filter((one) => typeof one === 'string' && one !== '')
        : wrong) {
        const answer = await callWith(route, leaf, value)
        expect(answer.statusCode, `${where} = ${JSON.stringify(value)}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
      }
    }
  })
})
