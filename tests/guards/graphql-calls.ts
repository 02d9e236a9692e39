import { testApp } from '@tufang/tests/app'
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import type { Arguments, GuardedField } from './graphql-fields'

const { anonymous } = await testApp()

/** The schema as the running server tells it. */
export const schema: GraphQLSchema = buildClientSchema(
  await anonymous().ask<IntrospectionQuery>(getIntrospectionQuery()),
)

/** Every field that can be called, by `Query.name` or `Mutation.name`. */
export const callable: Map<string, GraphQLField<unknown, unknown>> = new Map(
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field] as const),
  ),
)

export function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const field = callable.get(name)
  if (!field) throw new Error(`the schema has no ${name}`)
  return field
}

export const takesKey = (name: string): boolean =>
  fieldOf(name).args.some((argument) => argument.name === 'idempotencyKey')

/** A document that calls the field with a variable for each of its arguments. */
export function documentOf(name: string, { selection }: Pick<GuardedField, 'selection'>): string {
  const [kind = ''] = name.split('.')
  const field = fieldOf(name)
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const head = variables && `(${variables})`
  return `${kind.toLowerCase()} ${head} { ${field.name}${passed && `(${passed})`} ${selection} }`
}

/** Arguments the table forgot, or that the field no longer has. */
export function strayArguments(name: string, given: Arguments): string[] {
  const wanted = fieldOf(name).args.map((argument) => argument.name)
  const all = [...Object.keys(given), ...(takesKey(name) ? ['idempotencyKey'] : [])]
  return [
    ...wanted.filter((argument) => !all.includes(argument)),
    ...all.filter((argument) => !wanted.includes(argument)),
  ]
}
