import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import type { Services } from '../../container.js'
import type { Actor } from '../../kernel/command/actor.js'
import { type Loaders, RequestContext } from '../../kernel/context.js'
import { DomainError } from '../../kernel/errors.js'
import type { StreamContext } from '../../modules/live/index.js'
import { requestFacts, whoAsks } from '../../who-asks.js'
import { assertReadable, MAX_TOKENS } from '../document-text.js'
import type { Asked, Operation } from '../door.js'
import { EventStream, eventStreamLimits } from './stream.js'

const TYPE = 'text/event-stream'

/** Whether a request wants a stream of events (GraphQL over Server-Sent Events, distinct connections). */
export const wantsStream = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes(TYPE)

interface Ground {
  schema: GraphQLSchema
  services: Pick<Services, 'sessions' | 'changes'>
  rules: readonly ValidationRule[]
  /** Refuses a document that the caller may not send. */
  admit(operation: Operation, request: FastifyRequest, actor: Actor): void
  /** Error in the form of the API. */
  told(error: unknown): GraphQLFormattedError
}

/** Answers a subscription by a stream of events, each under the place from which it can be resumed. */
export function subscriptionsOver({ schema, services, rules, admit, told }: Ground, limits = eventStreamLimits) {
  return async (request: FastifyRequest, reply: FastifyReply, { operations, isList }: Asked): Promise<FastifyReply> => {
    const [operation] = operations
    if (!operation || isList) throw new DomainError('BAD_REQUEST')
    const { query, operationName, variables } = operation
    const facts = requestFacts(request)
    const present = async () => {
      const actor = await whoAsks(services.sessions, reply, facts)
      actor.assertOpen()
      return actor
    }
    const actor = await present()
    admit(operation, request, actor)
    const errorsOf = (errors: readonly unknown[]) =>
      errors.map(told).map(({ extensions, ...error }) => ({
        ...error,
        extensions: { ...extensions, requestId: facts.requestId },
      }))
    const document = subscriptionIn(query, operationName)
    const faults = 'errors' in document ? document.errors : validate(schema, document, [...specifiedRules, ...rules])
    if ('errors' in document || faults.length > 0) return reply.code(400).send({ errors: errorsOf(faults) })
    const stream = new EventStream(limits)
    const lastEventId = String(request.headers['last-event-id'] ?? '')
    const follow: StreamContext['follow'] = (asked) =>
      services.changes.follow(actor, { present, left: stream.left }, { ...asked, after: asked.after || lastEventId })
    const contextValue = Object.assign(new RequestContext(facts, actor, NO_LOADERS), { follow })
    const asked = { schema, document, operationName, variableValues: variables, contextValue }
    const source = await createSourceEventStream(asked)
    if (!(Symbol.asyncIterator in source)) return reply.code(400).send({ errors: errorsOf(source.errors ?? []) })
    const events = (source as AsyncIterable<Told>)[Symbol.asyncIterator]()
    // A refusal is answered by its status: the stream begins with its first event.
    const first = await events.next()
    void send(stream, { events, first, asked }, (error) => ({ errors: errorsOf([error]) }))
    return reply
      .header('content-type', `${TYPE}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream.body)
  }
}

/** Streams name their records by ids, and load none. */
const NO_LOADERS = {} as Loaders

/** Value that a stream tells, with the place behind it. */
interface Told {
  id?: string
}

interface Sending {
  events: AsyncIterator<Told>
  first: IteratorResult<Told>
  asked: ExecutionArgs
}

/** Sends events until there are no more, the caller leaves, or a refusal ends them. */
async function send(stream: EventStream, { events, first, asked }: Sending, refused: (error: unknown) => object) {
  try {
    for (let event = first; !event.done; event = await events.next()) {
      const result = await execute({ ...asked, rootValue: event.value })
      stream.send({ event: 'next', id: event.value.id, data: JSON.stringify(result) })
    }
  } catch (error) {
    stream.send({ event: 'next', data: JSON.stringify(refused(error)) })
  } finally {
    stream.end()
  }
}

/** The document of a subscription, or the faults of its text; BAD_REQUEST for any other operation. */
function subscriptionIn(query: string, operationName: string | undefined): DocumentNode | { errors: GraphQLError[] } {
  assertReadable(query)
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS })
    if (getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION) return document
    throw new DomainError('BAD_REQUEST')
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
