import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../kernel/command/actor.js'
import { DomainError, type FieldDifference } from '../kernel/errors.js'
import { asDomainError, isFault, statusOf } from '../platform/http/refusals.js'
import { hasLeft } from '../platform/log.js'
import { timeOf } from './shapes.js'

/** Names of fields in REST, where services have others. */
const wireNames: Readonly<Record<string, string>> = { projectId: 'projectInfoId', settlementId: 'settleId' }

/** Field as the caller wrote it: the argument of a service is the body here. */
function asWritten(field: string): string {
  if (field === 'input') return 'body'
  const parts = field.replace(/^input\./, '').split('.')
  return parts.map((part) => (Object.hasOwn(wireNames, part) ? wireNames[part] : part)).join('.')
}

/** Times in the form of REST. */
function timesAsWritten(data: object | null): object | null {
  if (data === null || !('differences' in data) || !Array.isArray(data.differences)) return data
  const differences = data.differences.map((one: FieldDifference) => ({ ...one, changedAt: timeOf(one.changedAt) }))
  return { ...data, differences }
}

const hasCommitted = (request: FastifyRequest): boolean =>
  'actor' in request && (request.getDecorator<Actor | undefined>('actor')?.committed.length ?? 0) > 0

/**
 * Tells that the verb has run and only its result could not be read: an error that looks like a failure would make
 * callers repeat it.
 */
function answerDone(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: thrown }, 'result of a committed verb')
  const { message } = new DomainError('DONE_NOT_READ')
  reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send({ code: 0, msg: message, data: null, ok: true })
}

/** Answers every error in the envelope, without a stack, SQL or path; faults of the program are logged. */
export function errorAnswer(fileExpected = false) {
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (hasLeft(thrown, request, reply)) return
    const error = asDomainError(thrown, request.routeOptions.bodyLimit)
    if ((isFault(error) || error.code === 'ANSWER_TOO_LARGE') && hasCommitted(request)) {
      answerDone(thrown, request, reply)
      return
    }
    if (error.kind === 'internal') request.log.error({ err: thrown }, 'rest')
    if (error.kind === 'unavailable') request.log.warn({ err: error }, 'unavailable')
    if (error.kind === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    reply
      .code(statusOf(error, fileExpected))
      .header('cache-control', 'no-store')
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send({
        code: 1,
        msg: error.message,
        data: timesAsWritten(error.data),
        ok: false,
        errorCode: error.code,
        fieldErrors: error.fieldErrors.map(({ field, message }) => ({ field: asWritten(field), message })),
        requestId: request.id,
      })
  }
}
