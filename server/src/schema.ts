import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema } from 'type-graphql'
import type { Services } from './container.js'
import { DateTimeScalar } from './kernel/graphql.js'
import { SessionResolver } from './modules/identity/session/session.resolver.js'

const resolverClasses = [SessionResolver] as const

/** The GraphQL schema over the given services; `schema.graphql` at the root is its printed form. */
export function createSchema(services: Services): Promise<GraphQLSchema> {
  const resolvers = new Map<unknown, object>([
    [SessionResolver, new SessionResolver(services.sessions, services.codes)],
  ])
  return buildSchema({
    resolvers: [...resolverClasses],
    container: { get: (someClass) => resolvers.get(someClass) },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
  })
}
