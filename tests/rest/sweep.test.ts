import type { OpenApiDocument, Operation } from '@tufang/server/rest/openapi/document'
import { exampleOf } from '@tufang/server/rest/openapi/examples'
import type { JsonSchema } from '@tufang/server/rest/openapi/schemas'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { shownNames } from '@tufang/tests/shown-names'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'

/** Every served call, made as the documentation shows it, by its examples. */
const anybody = (await testApp()).anonymous()
const document = (await anybody.rest('GET', '/openapi.json')).json<OpenApiDocument>()
const ajv = new Ajv2020({ strict: false, allErrors: true })

type Values = Record<string, unknown>
let clerk: Caller
let captain: Caller
/** Names of the company's rows, in place of the examples. */
let real: Values = {}

beforeAll(async () => {
  const filled = await newFilledCompany()
  clerk = filled.clerk
  captain = filled.captain
  real = await shownNames(filled)
})

const operationOf = ({ method, path }: Route): Operation => {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not documented`)
  return operation
}
const callerOf = ({ access, path }: Route): Caller => {
  if (access === 'public') return anybody
  return path.startsWith('/chain/captain') ? captain : clerk
}
const called = routes.filter(
  (route) => !takesFile(route) && route.access !== 'device' && !route.path.endsWith('/logout'),
)

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  description?: string
  examples?: unknown[]
  /** Bytes, which no example shows. */
  contentMediaType?: string
}

/** Whether an answer is one value, or none, which the summary of the call describes. */
const isPlain = ({ properties, items, anyOf = [], oneOf = [] }: Shape): boolean =>
  !properties && !items && [...anyOf, ...oneOf].every(isPlain)

/** The members of a schema that say nothing of themselves, or show no example. */
function silent(shape: Shape, at: string, said = false): string[] {
  const branches = shape.anyOf ?? shape.oneOf
  const own = said || [shape, ...(branches ?? [])].some(({ description }) => description !== undefined)
  if (shape.properties)
    return Object.entries(shape.properties).flatMap(([name, member]) => silent(member, `${at}.${name}`))
  if (shape.items) return silent(shape.items, `${at}[]`, own)
  if (branches && !shape.examples) return branches.flatMap((branch) => silent(branch, at, own))
  return [
    ...(own ? [] : [`${at} is not described`]),
    ...(shape.examples || shape.contentMediaType ? [] : [`${at} has no example`]),
  ]
}

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const operation = operationOf(route)

  it('describes each parameter and each member, with an example', () => {
    const contents = Object.values(operation.requestBody?.content ?? {})
    const answers = Object.values((operation.responses['200']?.content ?? {}) as Record<string, { schema: JsonSchema }>)
    const inParameters = operation.parameters
      .filter(({ in: place }) => place !== 'header')
      .flatMap(({ name, description, example }) => [
        ...(description ? [] : [`${name} is not described`]),
        ...(example === undefined ? [`${name} has no example`] : []),
      ])
    const data = answers.map(({ schema }) => (schema.properties as Record<string, Shape> | undefined)?.data ?? {})
    expect([
      ...inParameters,
      ...contents.flatMap(({ schema }) => silent(schema as Shape, 'body')),
      ...data.flatMap((shape) => (isPlain(shape) ? [] : silent(shape, 'data'))),
    ]).toEqual([])
  })
})

describe.each(called.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const operation = operationOf(route)

  it('answers as documented when it is called by its examples', async () => {
    const required = Object.fromEntries(
      operation.parameters
        .filter((one) => one.in !== 'header' && (one.required || one.name === ONE_OF_TWO[route.path]))
        .map(({ name, example }) => [name, meant(route, name, example)]),
    )
    const body = operation.requestBody && bodyOf(route, operation)
    expect(await faultsOf(route, required, body)).toEqual([])
    for (const { name, example, in: place, required: always } of operation.parameters) {
      if (place === 'header' || always) continue
      const more = { ...required, [name]: meant(route, name, example) }
      expect({ name, faults: await faultsOf(route, more, body) }).toEqual({ name, faults: [] })
    }
  })
})

/** Asked for by one of two parameters. */
const ONE_OF_TWO: Readonly<Record<string, string>> = {
  '/chain/companypayment/checkSettleExistDocIncomplete': 'settleId',
}

/** Calls that show rows; others may be refused by a rule. */
const isRead = ({ result, method, access }: Route): boolean =>
  ['page', 'tree'].includes(result) || (['list', 'object'].includes(result) && method === 'GET' && access !== 'public')

const meant = (route: Route, name: string, example: unknown): unknown =>
  real[`${route.path} ${name}`] ?? real[name] ?? example

function bodyOf(route: Route, { requestBody }: Operation): unknown {
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {})
  const example = exampleOf(schema)
  if (real[`${route.path} body`]) return real[`${route.path} body`]
  if (Array.isArray(example) || typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, meant(route, name, value)]))
}

const conforms = new Map<Route, ReturnType<Ajv2020['compile']>>()
function shapeOf(route: Route) {
  const known = conforms.get(route)
  if (known) return known
  const content = operationOf(route).responses['200']?.content as Record<string, { schema: JsonSchema }>
  const compiled = ajv.compile(content['application/json']?.schema ?? {})
  conforms.set(route, compiled)
  return compiled
}

/** Faults of an answer; none when it looks as documented. */
async function faultsOf(route: Route, params: Values, body: unknown): Promise<string[]> {
  const inPath = (name: string) => route.path.includes(`{${name}}`)
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const query = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (inPath(name) ? [] : [[name, String(value)]])),
  )
  const answer = await callerOf(route).rest(route.method, path, { query, ...(body === undefined ? {} : { body }) })
  const { statusCode, headers } = answer
  const said = `${statusCode} ${answer.body.slice(0, 200)}`
  if (!String(headers['content-type']).startsWith('application/json')) return route.result === 'blob' ? [] : [said]
  const told = answer.json<{ code?: number; errorCode?: string }>()
  if (route.result === 'token' || route.access === 'public') return statusCode < 500 && statusCode !== 404 ? [] : [said]
  if (told.code !== 0) {
    const known = statusCode === 200 && !isRead(route)
    return known ? [] : [said]
  }
  const conforming = shapeOf(route)
  return conforming(told)
    ? []
    : (conforming.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
