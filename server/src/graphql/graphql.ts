import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type {
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
  ValidationContext,
  ValidationRule,
} from 'graphql'
import type { Dependencies, Services } from '../container.js'
import { faces } from '../domains.js'
import { RequestContext } from '../kernel/context.js'
import { DomainError } from '../kernel/errors.js'
import { Turns } from '../kernel/list/turns.js'
import type { Database } from '../kernel/sql/database.js'
import { seeing } from '../kernel/sql/limit.js'
import { createLoaders } from '../loaders.js'
import { jsonFor } from '../platform/answer.js'
import type { FairGate } from '../platform/fair/gate.js'
import { statusOfCode } from '../platform/http/refusals.js'
import { createSchema } from '../schema.js'
import { askerOf, requestFacts, whoAsks } from '../who-asks.js'
import { limitGraphqlBodies } from './body.js'
import type { OperationContext } from './context.js'
import { assertReadable, documentStore, MAX_TOKENS, refuseIntrospection } from './document-text.js'
import { answerTypeOf, operationOf } from './door.js'
import { graphqlError, refuse, tellDone } from './errors.js'
import { jitExecutor } from './jit.js'
import { TextPages } from './pages.js'
import { readInPlaces } from './places.js'
import { completeInTurns } from './turns.js'

/** Limits report like any other rule: thrown, they would look like a fault of ours. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}
const limits: ValidationRule[] = [
  maxDepthRule({ ...reported, n: 10 }),
  // Aliases of `__typename` as well, which it would not count.
  maxAliasesRule({ ...reported, n: 30, allowList: [] }),
  maxDirectivesRule({ ...reported, n: 20 }),
  costLimitRule({
    ...reported,
    maxCost: 20_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.3,
    ignoreIntrospection: true,
  }),
] as ValidationRule[]

/** Serves POST /graphql. GET is not offered: a link must never run anything. */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  { database, gate, config: { introspection } }: Pick<Dependencies, 'database' | 'config'> & { gate: FairGate },
): Promise<void> {
  const schema = await createSchema(services)
  completeInTurns(schema)
  readInPlaces(schema)
  const written = faces.flatMap((domain) => domain.written?.(services) ?? [])
  const { gateway, runKnown } = jitExecutor(schema, new TextPages(schema, written), {
    gate,
    budget: services.readBudget,
  })
  const server = new ApolloServer<OperationContext>({
    gateway,
    logger: app.log,
    // Refused in Chinese by document-text.ts.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !introspection,
    // Its door is door.ts: it takes JSON only, which no page of somebody else can send, and no hashes instead of operations.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: documentStore(),
    includeStacktraceInErrorResponses: false,
    // The program stops it with everything else.
    stopOnTerminationSignals: false,
    validationRules: introspection ? limits : [...limits, refuseIntrospection],
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: graphqlError((error) =>
      error instanceof DomainError
        ? app.log.warn({ err: error }, 'unavailable')
        : app.log.error({ err: error }, 'graphql'),
    ),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), errorAnswerPlugin],
  })
  await server.start()
  app.addHook('onClose', () => server.stop())
  await app.register(async (graphql) => {
    graphql.setErrorHandler(refuse)
    limitGraphqlBodies(graphql, schema, services.sessions)
    graphql.post('/graphql', async (request, reply) => {
      const operation = operationOf(request)
      const contextValue = await contextOf(reply, services, database)
      try {
        reply.type(answerTypeOf(request))
        const asSeen = <Answer>(work: () => Answer) => seeingOf(contextValue, work)
        contextValue.ran = asSeen(() => runKnown(operation, contextValue))
        const result = await contextValue.ran?.catch(() => undefined)
        if (result && !result.errors) return await jsonFor(reply, inOrder(result), '\n')
        if (!contextValue.ran) assertReadable(operation.query)
        // Errors are Apollo's to tell; it takes what came of the operation, and runs only what it did not know.
        const { http, body } = await asSeen(() => server.executeOperation(operation, { contextValue }))
        for (const [name, value] of http.headers) reply.header(name, value)
        reply.code(http.status ?? 200)
        return await jsonFor(reply, body.kind === 'single' ? inOrder(body.singleResult) : undefined, '\n')
      } catch (error) {
        throw contextValue.committed.length > 0 ? new DomainError('DONE_NOT_READ') : error
      } finally {
        for (const end of contextValue.afterwards) end()
      }
    })
  })
}

const seeingOf = <Answer>({ anybody }: OperationContext, work: () => Answer): Answer =>
  anybody ? seeing(anybody, work) : work()

/** The errors first, as a reader wants to know of them before anything else. */
const inOrder = ({ errors, data, extensions }: FormattedExecutionResult | ExecutionResult) => ({
  errors,
  data,
  extensions,
})

async function contextOf(reply: FastifyReply, services: Services, database: Database): Promise<OperationContext> {
  const facts = requestFacts(reply.request)
  const who = await whoAsks(services.sessions, reply, facts).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  const asker = askerOf(who instanceof DomainError ? undefined : who, reply)
  const turns = new Turns()
  return Object.assign(new RequestContext(facts, who, createLoaders(database, turns)), { asker, turns })
}

/** Every error answer names its request, so that a caller can quote it; one without data that may be asked again says so by its status. */
const errorAnswerPlugin: ApolloServerPlugin<OperationContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue, operation }) {
        if (response.body.kind !== 'single') return
        const { requestId } = contextValue.request
        const { singleResult } = response.body
        if (!operation && singleResult.errors) singleResult.errors = toldOnce(singleResult.errors)
        const { errors = [], data } = singleResult
        for (const error of errors) Object.assign(error, { extensions: { ...error.extensions, requestId } })
        if (contextValue.committed.length > 0) {
          if (operation?.selectionSet.selections.length === 1) tellDone(errors)
          return
        }
        const later = isEmpty(data) ? errors.find(({ extensions }) => extensions?.retryAfter !== undefined) : undefined
        if (!later) return
        response.http.status = statusOfCode(later.extensions?.code)
        response.http.headers.set('retry-after', String(later.extensions?.retryAfter))
      },
    }
  },
}

/** Faults of a document, those of one kind told of the first place. */
const toldOnce = (errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] =>
  [...new Map(errors.toReversed().map((error) => [error.message, error])).values()].reverse()

const isEmpty = (data: unknown): boolean => !data || Object.values(data).every((value) => value === null)
