import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../kernel/command/actor.js'
import { DomainError, type ErrorKind, type FieldDifference, kindOf } from '../kernel/errors.js'
import { databaseError } from '../kernel/sql/database-error.js'
import { bodyTooLarge } from '../platform/http/bodies.js'
import { BODY_LIMIT } from '../platform/http/limits.js'
import { hasLeft } from '../platform/log.js'
import { timeOf } from './shapes.js'

/** What each kind of refusal is in HTTP; a broken business rule is a fine answer that says no. */
const statusOfKind: Record<ErrorKind, number> = {
  rule: 200,
  'not-found': 200,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  'wrong-password': 426,
  'wrong-code': 428,
  'too-often': 429,
  'too-slow': 408,
  unavailable: 503,
  internal: 500,
}

/** What the HTTP server refuses before a handler runs. Anything else that it blames on the caller is BAD_REQUEST. */
const transportCodes: Record<string, 'UNSUPPORTED_CONTENT_TYPE' | 'FILE_TOO_LARGE'> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_CONTENT_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
}

/** The status of a refusal; who expects a file cannot read a fine answer that says no. */
export function statusOf(error: DomainError, fileExpected = false): number {
  if (error.code === 'PATH_NOT_FOUND') return 404
  const status = statusOfKind[error.kind]
  return fileExpected && status === 200 ? 400 : status
}

/** The status of a code that came as text; 500 for what the catalogue does not know. */
export const statusOfCode = (code: unknown): number => statusOfKind[kindOf(code) ?? 'internal']

/** Any error as one of the catalogue; `bodyLimit` is that of the call. */
export function asDomainError(error: unknown, bodyLimit = BODY_LIMIT): DomainError {
  const known = databaseError(error)
  if (known instanceof DomainError) return known
  if (!(error instanceof Error) || !('statusCode' in error)) return new DomainError('INTERNAL')
  const blamed = typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
  if (!blamed) return new DomainError('INTERNAL')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(bodyLimit)
  return new DomainError(transportCodes[code] ?? 'BAD_REQUEST')
}

/** What services call otherwise than this wire does. */
const wireNames: Readonly<Record<string, string>> = { projectId: 'projectInfoId', settlementId: 'settleId' }

/** A wrong field as the caller wrote it: what services know as their argument is the body here. */
function asWritten(field: string): string {
  if (field === 'input') return 'body'
  const parts = field.replace(/^input\./, '').split('.')
  return parts.map((part) => (Object.hasOwn(wireNames, part) ? wireNames[part] : part)).join('.')
}

/** Moments as this wire has them. */
function timesAsWritten(data: object | null): object | null {
  if (data === null || !('differences' in data) || !Array.isArray(data.differences)) return data
  const differences = data.differences.map((one: FieldDifference) => ({ ...one, changedAt: timeOf(one.changedAt) }))
  return { ...data, differences }
}

export const isFault = ({ kind }: Pick<DomainError, 'kind'>): boolean => kind === 'internal' || kind === 'unavailable'

const hasCommitted = (request: FastifyRequest): boolean =>
  'actor' in request && (request.getDecorator<Actor | undefined>('actor')?.committed.length ?? 0) > 0

/** The verb is done, only its result could not be read: told as a failure it would be done again. */
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

/** Answers every thrown error in the envelope, without a stack, SQL or path; faults of ours go to the log. */
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
