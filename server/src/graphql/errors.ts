import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DomainError, type ErrorCode, hintOf, kindOf } from '../kernel/errors.js'
import { databaseError } from '../kernel/sql/database-error.js'
import { asDomainError, isFault, statusOf } from '../platform/http/refusals.js'
import { hasLeft } from '../platform/log.js'

/** Refusals that Apollo itself makes before a resolver runs. */
const apolloCodes: Record<string, ErrorCode> = {
  BAD_USER_INPUT: 'INVALID_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'INVALID_INPUT',
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
}

/** Longest message that is passed on: messages quote the wrong text, which may be of any length. */
const MAX_MESSAGE = 500

const tooComplex = /(depth|aliases|directives|cost) limit|more tha[nt] \d+ tokens|validation aborted/i

/**
 * Error in the form of the API: catalogue errors keep their code and message, GraphQL's own errors are put into
 * Chinese, and internal faults lose their details.
 */
export function graphqlError(report: (error: unknown) => void) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = databaseError(causeOf(thrown))
    const place = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    }
    if (error instanceof DomainError) {
      if (error.kind === 'unavailable') report(error)
      return { ...place, message: error.message, extensions: extensionsOf(error) }
    }
    const code = apolloCodes[String(formatted.extensions?.code)]
    if (tooComplex.test(formatted.message)) {
      const refusal = new DomainError('QUERY_TOO_COMPLEX', { detail: '' })
      return { message: refusal.message, extensions: extensionsOf(refusal) }
    }
    if (code)
      return {
        ...place,
        message: `请求有误：${formatted.message.slice(0, MAX_MESSAGE)}`,
        extensions: extensionsOf({ code }),
      }
    report(error)
    const fault = new DomainError('INTERNAL')
    return { ...place, message: fault.message, extensions: extensionsOf(fault) }
  }
}

/** Cause of an error: the refusal itself where one was thrown, else the error below Apollo's wrapping. */
const causeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError && thrown.originalError instanceof DomainError
    ? thrown.originalError
    : unwrapResolverError(thrown)

/** Sends a refusal from before GraphQL, such as of a body that is too large, in the form of GraphQL errors. */
export function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasLeft(thrown, request, reply)) return
  const error = asDomainError(thrown, request.routeOptions.bodyLimit)
  if (error.kind === 'internal') request.log.error({ err: thrown }, 'graphql')
  if (error.kind === 'unavailable') request.log.warn({ err: error }, 'unavailable')
  if (error.kind === 'by-post') reply.header('allow', 'POST')
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const extensions = { ...extensionsOf(error), requestId: request.id }
  reply
    .code(statusOf(error))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message: error.message, extensions }] })
}

/**
 * Tells that the verb has run and only its result could not be read: an error that looks like a failure would make
 * callers repeat it.
 */
export function tellDone(errors: readonly GraphQLFormattedError[]): void {
  const done = new DomainError('DONE_NOT_READ')
  for (const error of errors) {
    const kind = kindOf(error.extensions?.code)
    if (!kind || !isFault({ kind })) continue
    const { retryAfter, ...extensions } = error.extensions ?? {}
    Object.assign(error, { message: done.message, extensions: { ...extensions, ...extensionsOf(done) } })
  }
}

type Told = Pick<DomainError, 'code'> & Partial<Pick<DomainError, 'fieldErrors' | 'data' | 'retryAfter'>>

const extensionsOf = ({ code, fieldErrors = [], data = null, retryAfter }: Told) => ({
  code,
  // Callers of both doors find the code under the name that REST documents, too.
  errorCode: code,
  fieldErrors,
  ...(hintOf(code) === null ? {} : { hint: hintOf(code) }),
  ...(data === null ? {} : { data }),
  ...(retryAfter === undefined ? {} : { retryAfter }),
})
