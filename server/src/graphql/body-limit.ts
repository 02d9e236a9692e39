import { type GraphQLArgument, GraphQLError, type GraphQLSchema, getNamedType, parse, visit } from 'graphql'
import { DomainError } from '../kernel/errors.js'
import { mostBytes } from '../kernel/values/input-lengths.js'
import { BODY_LIMIT, LARGE_BODY } from '../platform/http/limits.js'
import { assertReadable, MAX_TOKENS } from './document-text.js'

/**
 * Most bytes of the body of a request with this document: the sum for the arguments of its largest field, but at least
 * the usual limit and at most that of large bodies.
 */
export function bodyLimitOf(schema: GraphQLSchema, query: string): number {
  const sizes = sizesOf(schema)
  const most = Math.max(0, ...fieldNamesIn(query).map((name) => sizes.get(name) ?? 0))
  return Math.min(Math.max(most, BODY_LIMIT), LARGE_BODY)
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>()

/** Most bytes of the arguments of each field of an operation, by the name of the field. */
function sizesOf(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
  const sizes = known.get(schema) ?? new Map(fields.map(({ name, args }) => [name, sizeOf(args)]))
  known.set(schema, sizes)
  return sizes
}

const sizeOf = (args: readonly GraphQLArgument[]): number =>
  args.filter((arg) => !isSearch(arg)).reduce((sum, { type }) => sum + mostBytes(type), 0)

/** Whether an argument is a filter or an order. Its lists do not count, since a search sends no rows. */
const isSearch = ({ type }: GraphQLArgument): boolean => /(Filter|Sort)$/.test(getNamedType(type).name)

/** Names of all fields in all operations; none for a document that cannot be read. */
function fieldNamesIn(query: string): string[] {
  const names: string[] = []
  try {
    assertReadable(query)
    visit(parse(query, { maxTokens: MAX_TOKENS }), { Field: ({ name }) => void names.push(name.value) })
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof DomainError)) throw error
  }
  return names
}
