import { bodyLimitOf as graphqlLimitOf } from '@tufang/server/graphql/body-limit'
import { bodyLimitOf } from '@tufang/server/rest/body-limit'
import { jsonSchema } from '@tufang/server/rest/openapi/schemas'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { callable, documentOf, schema } from './graphql-calls'

/** Rows of a batch as people send them, with the usual length of their texts. */
const ROWS = 5000
/** Lists within the rows may hold as many items together as a batch has. */
const WITHIN = 20_000 / ROWS
const WORDS = '备注'.repeat(15)
const ID = '0192a581-cc00-7ba6-9ea6-5d8066d08a38'
const KB = 1024

interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  maxItems?: number
  maxLength?: number
  enum?: unknown[]
}

/** Largest body that its schema publishes: full-length texts outside of lists, and words or ids in rows. */
function made(
  { anyOf, items, properties, maxItems = ROWS, maxLength = 0, enum: values, type }: Shape,
  inRow = false,
): unknown {
  if (anyOf) return anyOf.map((shape) => made(shape, inRow)).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
  if (items) return Array.from({ length: Math.min(maxItems, inRow ? WITHIN : ROWS) }, () => made(items, true))
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, made(shape, inRow)]))
  if (values) return values[0]
  if (type !== 'string') return 1234567.891
  if (!inRow) return '长'.repeat(maxLength)
  return maxLength <= 64 ? ID : WORDS
}

function madeOf(input: GraphQLInputType, inRow = false): unknown {
  const type = getNullableType(input)
  // A search sends no rows.
  if (/(Filter|Sort)$/.test(getNamedType(type).name)) return isListType(type) ? [] : {}
  if (isListType(type)) return Array.from({ length: inRow ? WITHIN : ROWS }, () => madeOf(type.ofType, true))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).slice(0, type.isOneOf ? 1 : undefined)
    return Object.fromEntries(fields.map((field) => [field.name, madeOf(field.type, inRow)]))
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  return type.name === 'ID' ? ID : type.name === 'String' ? WORDS : type.name === 'Boolean' ? true : '1234567.891'
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

const written = routes.filter((route) => !takesFile(route) && route.method !== 'GET' && route.method !== 'DELETE')
const named = written.map((route): [string, Route] => [`${route.method} ${route.path}`, route])

describe('a body of 5,000 rows, or with texts of their full lengths,', () => {
  it.each(named)('fits %s', (_, route) => {
    const parts = [route.body, route.paramsInBody ? route.params : undefined]
    const size = parts.reduce((sum, part) => sum + (part ? sizeOf(made(jsonSchema(part, 'input'))) : 0), 0)
    expect(size).toBeLessThanOrEqual(bodyLimitOf(route))
  })

  const mutations = [...callable].filter(([name]) => name.startsWith('Mutation.'))

  it.each(mutations)('fits %s', (name, { args }) => {
    const query = documentOf(name, { selection: '' }).replace(/\)\s*\}$/, ') { __typename } }')
    const variables = Object.fromEntries(args.map((arg) => [arg.name, madeOf(arg.type)]))
    const size = sizeOf({ operationName: name, variables, extensions: {}, query })
    expect(size).toBeLessThanOrEqual(graphqlLimitOf(schema, query))
  })
})

describe('a call without a list of rows', () => {
  it('has 256 KB', () => {
    const single = ['PUT /upms/user/edit', 'POST /upms/thirdparty/bind', 'POST /chain/companywaybill']
    const found = named.filter(([name]) => single.includes(name))
    expect(found.length).toBeGreaterThan(1)
    for (const [name, route] of found) expect(bodyLimitOf(route), name).toBe(256 * KB)
    for (const query of ['{ viewer { roleType } }', 'mutation { signOut { ended } }', '{ waybills { total } }'])
      expect(graphqlLimitOf(schema, query)).toBe(256 * KB)
  })
})
