import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Dependencies, Services } from '../container.js'
import { faces } from '../domains.js'
import type { Actor } from '../kernel/command/actor.js'
import { RequestContext } from '../kernel/context.js'
import { DomainError } from '../kernel/errors.js'
import { LongPages } from '../kernel/list/long-pages.js'
import type { Database } from '../kernel/sql/database.js'
import { seeing } from '../kernel/sql/limit.js'
import { JsonList } from '../kernel/values/json-text.js'
import { createLoaders } from '../loaders.js'
import { jsonFor } from '../platform/answer.js'
import type { FairGate } from '../platform/fair/gate.js'
import { statusOfCode } from '../platform/http/refusals.js'
import { createSchema } from '../schema.js'
import { askerOf, requestFacts, whoAsks } from '../who-asks.js'
import { limitGraphqlBodies } from './body.js'
import { BulkReader } from './bulk/bulk-reader.js'
import type { OperationContext } from './context.js'
import { assertReadable, documentStore, MAX_TOKENS, refuseIntrospection } from './document-text.js'
import { type Asked, answerTypeOf, askedOf, type Operation, statusFor } from './door.js'
import { graphqlError, refuse, tellDone } from './errors.js'
import { planningExecutor } from './executor.js'
import { FastPath } from './fast/fast-path.js'
import { builtDocuments, type KnownDocuments } from './known-documents.js'
import { limits } from './limits.js'
import { subscriptionsOver, wantsStream } from './live/subscribe.js'
import { readInPlaces } from './places.js'
import { completeInTurns } from './rows-in-turns.js'

/** Serves /graphql as GraphQL over HTTP specifies: queries by link, mutations by POST alone. */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  {
    database,
    gate,
    documents,
    config: { introspection, fastGraphql, knownDocumentsOnly },
  }: Pick<Dependencies, 'database' | 'config' | 'documents'> & { gate: FairGate },
): Promise<void> {
  const known = documents ?? (await builtDocuments())
  if (knownDocumentsOnly && known.size === 0)
    app.log.warn('KNOWN_DOCUMENTS_ONLY: without built pages no document is known, and only the playground may ask')
  const schema = await createSchema(services)
  completeInTurns(schema)
  readInPlaces(schema)
  services.bulkSource.fill(new BulkReader(async () => schema, database))
  const lists = Object.assign({}, ...faces.map(({ pagedLists = {} }) => pagedLists))
  const objects = faces.flatMap(({ writtenObjects = [] }) => writtenObjects)
  const fast = fastGraphql ? new FastPath(schema, database.em.fork(), { lists, objects }) : undefined
  const { gateway, runKnown } = planningExecutor(schema, fast, { gate, budget: services.readBudget })
  const formatError = graphqlError((error) =>
    error instanceof DomainError
      ? app.log.warn({ err: error }, 'unavailable')
      : app.log.error({ err: error }, 'graphql'),
  )
  const rules = introspection ? limits : [...limits, refuseIntrospection]
  const server = new ApolloServer<OperationContext>({
    gateway,
    logger: app.log,
    // Introspection is refused in Chinese by document-text.ts.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !introspection,
    // Requests are checked by door.ts, which takes JSON only: no page of another site can send that.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: documentStore(),
    includeStacktraceInErrorResponses: false,
    // The program itself ends the server, together with everything else.
    stopOnTerminationSignals: false,
    validationRules: rules,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), errorAnswerPlugin],
  })
  await server.start()
  app.addHook('onClose', () => server.stop())
  await app.register(async (graphql) => {
    graphql.setErrorHandler(refuse)
    limitGraphqlBodies(graphql, { schema, sessions: services.sessions, known })
    /** Answer of one operation, with status and headers where Apollo was asked. */
    const run = async (operation: Operation, contextValue: OperationContext): Promise<Ran> => {
      if (operation.cost) contextValue.cost = operation.cost
      const asSeen = <Answer>(work: () => Answer) => seeingOf(contextValue, work)
      contextValue.ran = asSeen(() => runKnown(operation, contextValue))
      const result = await contextValue.ran?.catch(() => undefined)
      if (result && !result.errors) return { told: inOrder(result) }
      if (!contextValue.ran) assertReadable(operation.query)
      // Apollo reports the errors of all operations, and runs only those that were not known.
      const { http, body } = await asSeen(() => server.executeOperation(operation, { contextValue }))
      return { told: body.kind === 'single' ? inOrder(body.singleResult) : undefined, http }
    }
    const admit = (operation: Operation, request: FastifyRequest, person: Actor | undefined): void => {
      if (knownDocumentsOnly) refuseUnknown(operation, known, request, person)
    }
    const told = (error: unknown) => toldError(error, formatError)
    const subscribe = subscriptionsOver({ schema, services, rules, admit, told })
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = askedOf(request, known)
      if (wantsStream(request)) return subscribe(request, reply, asked)
      const contextOf = await contextsOf(reply, services, database)
      const runs = asked.operations.map((operation) => ({ operation, context: contextOf(asked) }))
      try {
        for (const { operation, context } of runs) admit(operation, request, context.anybody)
        // Users share the address of the API: a browser that stored an answer would show it to the next person.
        reply.type(answerTypeOf(request)).header('cache-control', 'no-store')
        const answers = await Promise.all(
          runs.map(async ({ operation, context }) => {
            const ran = await run(operation, context)
            // None of a list holds memory while others wait for it, or two lists could wait for each other.
            if (asked.isList) endOf(context)
            return ran
          }),
        )
        const told = answers.map((one) => one.told)
        if (asked.isList) return await jsonFor(reply, new JsonList(told), '\n')
        const [{ http } = { http: undefined }] = answers
        for (const [name, value] of http?.headers ?? []) reply.header(name, value)
        if (http) reply.code(statusFor(request, http.status))
        return await jsonFor(reply, told[0], '\n')
      } catch (error) {
        throw runs.some(({ context }) => context.committed.length > 0) ? new DomainError('DONE_NOT_READ') : error
      } finally {
        for (const { context } of runs) endOf(context)
      }
    }
    graphql.route({ method: ['GET', 'POST'], url: '/graphql', exposeHeadRoute: false, handler: answer })
  })
}

/** Error of a stream in the form of the API: one without a code is a fault of the document. */
function toldError(error: unknown, formatError: ReturnType<typeof graphqlError>): GraphQLFormattedError {
  if (!(error instanceof GraphQLError)) return formatError({ message: '' }, error)
  const { message, locations, path, extensions } = error.toJSON()
  const code = extensions?.code ?? 'GRAPHQL_VALIDATION_FAILED'
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
  return formatError({ message, ...place, extensions: { code } }, error)
}

/** Does what is left to do once an answer is written. */
function endOf({ afterwards }: OperationContext): void {
  for (const end of afterwards.splice(0)) end()
}

const seeingOf = <Answer>({ anybody }: OperationContext, work: () => Answer): Answer =>
  anybody ? seeing(anybody, work) : work()

/** Answer with its errors first, since a reader looks for them first. */
const inOrder = ({ errors, data, extensions }: FormattedExecutionResult | ExecutionResult) => ({
  errors,
  data,
  extensions,
})

/** Maker of contexts for the operations of a request, whose caller is looked up once. */
async function contextsOf(
  reply: FastifyReply,
  services: Services,
  database: Database,
): Promise<(asked: Asked) => OperationContext> {
  const facts = requestFacts(reply.request)
  const who = await whoAsks(services.sessions, reply, facts).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  const asker = askerOf(who instanceof DomainError ? undefined : who, reply)
  return ({ isList: isListed }) => {
    const longPages = new LongPages()
    const context = new RequestContext(facts, who, createLoaders(database, longPages))
    return Object.assign(context, { asker, longPages, isListed })
  }
}

/** Answer of an operation. */
interface Ran {
  told: unknown
  http?: HTTPGraphQLHead | undefined
}

/**
 * Refuses a text that no page has written, where only such are taken. The playground may ask whatever its person may
 * read; a token that reads for a program may not.
 */
function refuseUnknown(
  { documentId, query }: Operation,
  known: KnownDocuments,
  { headers }: FastifyRequest,
  person: Actor | undefined,
): void {
  if (documentId !== undefined || known.has(query)) return
  const isPlayground = headers['x-client'] === 'playground' && person && !person.facts.readOnly
  if (!isPlayground) throw new DomainError('KNOWN_DOCUMENTS_ONLY')
}

/**
 * Every error answer names its request, so that a caller can quote it; one without data that may be asked again says so
 * by its status.
 */
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

/** Faults of a document without repetition: of equal messages the one at the first place. */
const toldOnce = (errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] =>
  [...new Map(errors.toReversed().map((error) => [error.message, error])).values()].reverse()

const isEmpty = (data: unknown): boolean => !data || Object.values(data).every((value) => value === null)
