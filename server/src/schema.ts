import 'reflect-metadata'
import { type GraphQLSchema, specifiedDirectives } from 'graphql'
import { buildSchema, getMetadataStorage } from 'type-graphql'
import type { Services } from './container.js'
import { faces } from './domains.js'
import { describeSchema } from './graphql/descriptions.js'
import { costDirectives } from './graphql/published-cost.js'
import { closeFields } from './kernel/closed.js'
import type { RequestContext } from './kernel/context.js'
import { DomainError } from './kernel/errors.js'
import { DateTimeScalar, markChoices } from './kernel/graphql.js'
import { resolveNodes } from './kernel/node.js'
import { limitArguments } from './kernel/values/input-lengths.js'

type Resolver = object['constructor']

/** The GraphQL schema over the given services; `schema.graphql` at the root is its printed form. */
export async function createSchema(services: Services): Promise<GraphQLSchema> {
  const resolvers = faces.flatMap((domain) => domain.resolvers?.(services) ?? [])
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]))
  const classes = [...byClass.keys()] as [Resolver, ...Resolver[]]
  // Classes are looked for among them for each field and each method that resolves one: a million times.
  classes.includes = (one) => byClass.has(one)
  // A field without a resolver of its own is read from its object, without a wrapper around each value.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  // Nor is an instance of its class made of a record for each of its fields that has one: records are plain data.
  for (const param of getMetadataStorage().params) if (param.kind === 'root') param.getType = undefined
  const schema = await buildSchema({
    resolvers: classes,
    container: { get: (someClass) => byClass.get(someClass) },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    pubSub: noTopics,
    directives: [...specifiedDirectives, ...costDirectives],
    orphanedTypes: faces.flatMap(({ orphanedTypes = [] }) => orphanedTypes),
  })
  markChoices(schema)
  describeSchema(schema)
  resolveNodes(schema)
  closeFields(schema)
  limitArguments(schema)
  refuseTokensToWrite(schema)
  return schema
}

const refuseTopic = (): never => {
  throw new Error('streams follow the database, and no topic of the program')
}
/** Topics within one process, without which the library builds no subscription. */
const noTopics = { publish: refuseTopic, subscribe: refuseTopic }

/** Refuses every mutation to a token, which only reads, in one place, so that none can forget it. */
export function refuseTokensToWrite(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field
    if (!resolve) continue
    field.resolve = (source, args, context: RequestContext, info) => {
      if (context.anybody?.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
      return resolve(source, args, context, info)
    }
  }
}
