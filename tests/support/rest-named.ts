import type { OpenApiDocument, Operation } from '@tufang/server/rest/openapi/document'
import { exampleOf } from '@tufang/server/rest/openapi/examples'
import type { Route } from '@tufang/server/rest/route'
import type { LightMyRequestResponse } from 'fastify'
import { extractText } from 'unpdf'
import { read, utils } from 'xlsx'
import { testApp } from './app'
import type { Caller } from './caller'

/** Values of parameters by name, or by path and name where a route means a row of another kind. */
export type Named = Readonly<Record<string, unknown>>
/** Parameters and body of a call. */
export interface NamedCall {
  params: Record<string, unknown>
  body: unknown
}

const document = (await (await testApp()).anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()

/** Whether a route only reads. Routes that write run the commands of the GraphQL API. */
export const isRead = ({ result, method, path }: Route): boolean =>
  ['page', 'tree', 'blob'].includes(result) ||
  (['list', 'object'].includes(result) && method === 'GET' && !path.endsWith('/logout'))

/**
 * Two calls of a documented route: with its required parameters alone, and with all parameters that `named` has values
 * for. Lists are asked for long pages.
 */
export function namedCalls(route: Route, named: Named): NamedCall[] {
  const operation = operationOf(route)
  const parameters = operation.parameters.filter(({ in: place }) => place !== 'header')
  const required = valuesOf(
    route,
    parameters.filter((one) => one.required),
    named,
  )
  const known = parameters.filter(({ name }) => meantBy(route, name, named) !== undefined)
  const body = operation.requestBody && bodyOf(route, operation, named)
  const isPaged = parameters.some(({ name }) => name === 'size')
  return [required, { ...required, ...valuesOf(route, known, named) }].map((params) => ({
    params: isPaged ? { ...params, size: 60, current: 1 } : params,
    body,
  }))
}

/** Answer to a call, without the id of the request. */
export async function answeredTo(caller: Caller, route: Route, { params, body }: NamedCall): Promise<string> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const query = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      route.path.includes(`{${name}}`) ? [] : [[name, String(value)]],
    ),
  )
  const answer = await caller.rest(route.method, path, { query, ...(body === undefined ? {} : { body }) })
  return (await textOf(answer)).replaceAll(/"requestId":"[^"]*"/g, '')
}

const meantBy = (route: Route, name: string, named: Named): unknown => named[`${route.path} ${name}`] ?? named[name]

function operationOf({ method, path }: Route): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not documented`)
  return operation
}

const valuesOf = (route: Route, parameters: Operation['parameters'], named: Named): NamedCall['params'] =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, meantBy(route, name, named) ?? example]))

function bodyOf(route: Route, { requestBody }: Operation, named: Named): unknown {
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {})
  const example = exampleOf(schema)
  if (named[`${route.path} body`]) return named[`${route.path} body`]
  if (Array.isArray(example) || typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, meantBy(route, name, named) ?? value]),
  )
}

/** Content of an answer: JSON, the text of a document, or the cells of a sheet. */
async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const type = String(answer.headers['content-type'])
  if (type === 'application/pdf')
    return (await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })).text
  if (!type.includes('spreadsheet')) return answer.body
  const book = read(answer.rawPayload)
  return JSON.stringify(Object.values(book.Sheets).map((sheet) => utils.sheet_to_json(sheet, { header: 1 })))
}
