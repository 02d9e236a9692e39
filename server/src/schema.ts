import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage } from 'type-graphql'
import type { Services } from './container.js'
import { faces } from './domains.js'
import { describeSchema } from './graphql/descriptions.js'
import { refuseTokensToWrite } from './graphql/read-only.js'
import { DateTimeScalar } from './kernel/graphql.js'
import { limitArguments } from './kernel/values/input-lengths.js'

/** The GraphQL schema over the given services; `schema.graphql` at the root is its printed form. */
export async function createSchema(services: Services): Promise<GraphQLSchema> {
  const resolvers = faces.flatMap((domain) => domain.resolvers?.(services) ?? [])
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]))
  const [first, ...rest] = resolvers.map((resolver) => resolver.constructor)
  if (!first) throw new Error('no resolvers')
  // A field without a resolver of its own is read from its object, without a wrapper around each value.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  // Nor is an instance of its class made of a record for each of its fields that has one: records are plain data.
  for (const param of getMetadataStorage().params) if (param.kind === 'root') param.getType = undefined
  const schema = await buildSchema({
    resolvers: [first, ...rest],
    container: { get: (someClass) => byClass.get(someClass) },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    orphanedTypes: faces.flatMap(({ orphanedTypes = [] }) => orphanedTypes),
  })
  describeSchema(schema)
  limitArguments(schema)
  refuseTokensToWrite(schema)
  return schema
}
