import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID']

interface Said {
  name: string
  description?: string | null | undefined
  type?: GraphQLType
}

/** All that a type says about itself, each under its full name. */
function* parts(type: GraphQLNamedType): Generator<Said> {
  const { name, description } = type
  yield { name, description }
  if (isEnumType(type)) for (const value of type.getValues()) yield { ...value, name: `${name}.${value.name}` }
  if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      yield { name: `${name}.${field.name}`, description: field.description, type: field.type }
      const args = 'args' in field ? field.args : []
      for (const argument of args)
        yield {
          name: `${name}.${field.name}(${argument.name})`,
          description: argument.description,
          type: argument.type,
        }
    }
  }
}

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !/^__/.test(name) && !BUILT_IN.includes(name))

it('explains every type, field, argument, input and value', () => {
  const said = types.flatMap((type) => [...parts(type)])
  expect(said.length).toBeGreaterThan(2000)
  expect(said.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
})

/** Days as papers and people write them, before they are reviewed, and points that are months as well. */
const AS_WRITTEN = /^(Registration|AuthenticationForm)\.|^Ticket(Cost|Trend)Point\.period$/

it('gives every day of the calendar as a Date', () => {
  const days = types
    .flatMap((type) => [...parts(type)])
    .filter(({ type, description }) => type && /yyyy-MM-dd(?! HH)/.test(description ?? ''))
  expect(days.length).toBeGreaterThan(80)
  const others = days.filter(({ type, name }) => type && getNamedType(type).name !== 'Date' && !AS_WRITTEN.test(name))
  expect(others.map(({ name }) => name)).toEqual([])
})

it('tells the verbs of a row by an enum of its own', () => {
  const verbs = types
    .flatMap((type) => [...parts(type)])
    .filter(({ type, name }) => type && name.endsWith('.allowedActions'))
  expect(verbs.length).toBeGreaterThan(45)
  expect(verbs.filter(({ type }) => type && !isEnumType(getNamedType(type))).map(({ name }) => name)).toEqual([])
})
