import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Services } from '@tufang/server/container'
import { costOf } from '@tufang/server/graphql/cost'
import { createSchema } from '@tufang/server/schema'
import { root } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { CostReader } from './cost-reader'

type Field = GraphQLField<unknown, unknown>

const published = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
const schema = await createSchema({} as Services)
const counted = (query: string): number => costOf(schema, parse(query), undefined)({}).requested
const values: Record<string, string> = {
  Int: '3',
  Float: '1',
  Boolean: 'true',
  Decimal: '"1"',
  Date: '"2026-01-02"',
  DateTime: '"2026-01-02T03:04:05+08:00"',
  JSON: '{}',
}

/** Value of an input, with the members that it requires, or with its lists and numbers as well. */
function exampleOf(inputType: GraphQLInputType, all: boolean): string {
  const type = getNullableType(inputType)
  if (isListType(type)) return `[${exampleOf(type.ofType, false)}, ${exampleOf(type.ofType, false)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return values[type.name] ?? '"x"'
  const fields = Object.values(type.getFields())
  const members = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isRequiredInputField(field) || (all && /^(\[|Int)/.test(String(field.type))))
  return `{ ${members.map((field) => `${field.name}: ${exampleOf(field.type, false)}`).join(' ')} }`
}

/** Call of a field, with the arguments that it requires, or with all. */
function callOf({ name, args }: Field, all = false): string {
  const given = args
    .filter((arg) => all || isRequiredArgument(arg))
    .map((arg) => `${arg.name}: ${exampleOf(arg.type, all)}`)
  return given.length > 0 ? `${name}(${given.join(' ')})` : name
}

const below = (field: Field, selection = '__typename'): string =>
  isLeafType(getNamedType(field.type)) ? '' : ` { ${selection} }`

/** Everything that lies right below a type; of a page the fields of its records as well. */
function everythingOf(type: GraphQLNamedType, deep = true): string {
  if (!isObjectType(type)) return '__typename'
  const written = Object.values(type.getFields()).map((field) => {
    const isRecords = deep && field.name === 'records'
    return `${callOf(field)}${below(field, isRecords ? everythingOf(getNamedType(field.type), false) : '__typename')}`
  })
  return written.join(' ')
}

/** The ways to write a field: alone, with all of its arguments, and where it looks through rows with everything. */
function writings(field: Field): string[] {
  const type = getNamedType(field.type)
  const alone = `${callOf(field)}${below(field)}`
  const looks = field.astNode?.directives?.some(({ name }) => name.value === 'reads') ?? false
  const isPage = isObjectType(type) && type.getFields().records !== undefined
  const whole = looks || isPage ? [`${callOf(field)}${below(field, everythingOf(type))}`] : []
  return [alone, ...(field.args.length > 0 ? [`${callOf(field, true)}${below(field)}`] : []), ...whole]
}

interface Place {
  type: GraphQLObjectType
  /** Text of the operation, with the place for a selection. */
  around: (selection: string) => string
}

/** Every object type that the operations reach, by the shortest way there. */
function placesOf(): Place[] {
  const roots = [published.getQueryType(), published.getMutationType()]
  const places: Place[] = roots.flatMap((type, at) =>
    type ? [{ type, around: (selection) => `${at === 0 ? 'query' : 'mutation'} { ${selection} }` }] : [],
  )
  const known = new Set(places.map(({ type }) => type.name))
  for (const { type, around } of places) {
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type)
      const types = isAbstractType(named) ? published.getPossibleTypes(named) : isObjectType(named) ? [named] : []
      for (const one of types.filter(({ name }) => !known.has(name))) {
        known.add(one.name)
        const on = isAbstractType(named) ? (text: string) => `... on ${one.name} { ${text} }` : (text: string) => text
        places.push({
          type: one,
          around: (selection) => around(`${callOf(field)} { ${on(selection)} }`),
        })
      }
    }
  }
  return places
}

it('the published directives tell the cost of each field as the server counts it', () => {
  const wrong: string[] = []
  let compared = 0
  for (const { type, around } of placesOf()) {
    for (const field of Object.values(type.getFields())) {
      for (const writing of writings(field)) {
        const query = around(writing)
        const reader = new CostReader(published, parse(query))
        const [cost, told] = [counted(query), reader.cost()]
        compared += 1
        if (reader.isMost ? cost > told : cost !== told) wrong.push(`${query}: ${cost}, not ${told}`)
      }
    }
  }
  expect(compared).toBeGreaterThan(3000)
  expect(wrong.slice(0, 5)).toEqual([])
})
