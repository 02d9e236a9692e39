import { type GraphQLArgument, GraphQLError, type GraphQLSchema, getNamedType, parse, visit } from 'graphql'
import { DomainError } from '../kernel/errors.js'
import { mostBytes } from '../kernel/values/input-lengths.js'
import { BODY_LIMIT, LARGE_BODY } from '../platform/http/limits.js'
import { assertReadable, MAX_TOKENS } from './document-text.js'

/** How long the body of a document may be: as what its fields take in lists of rows and in files, and no shorter than any other body. */
export function bodyLimitOf(schema: GraphQLSchema, query: string): number {
  const sizes = sizesOf(schema)
  const most = Math.max(0, ...fieldsIn(query).map((name) => sizes.get(name) ?? 0))
  return Math.min(Math.max(most, BODY_LIMIT), LARGE_BODY)
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>()

/** By the name of a field of the operation itself: how long its arguments are at most. */
function sizesOf(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
  const sizes = known.get(schema) ?? new Map(fields.map(({ name, args }) => [name, sizeOf(args)]))
  known.set(schema, sizes)
  return sizes
}

const sizeOf = (args: readonly GraphQLArgument[]): number =>
  args.filter((arg) => !isSearch(arg)).reduce((sum, { type }) => sum + mostBytes(type), 0)

/** Filters and sorts are no rows, though they may name many. */
const isSearch = ({ type }: GraphQLArgument): boolean => /(Filter|Sort)$/.test(getNamedType(type).name)

/** Names of all fields, whichever operation runs; none of what cannot be read. */
function fieldsIn(query: string): string[] {
  const names: string[] = []
  try {
    assertReadable(query)
    visit(parse(query, { maxTokens: MAX_TOKENS }), { Field: ({ name }) => void names.push(name.value) })
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof DomainError)) throw error
  }
  return names
}
