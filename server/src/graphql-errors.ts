import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DomainError, type ErrorCode, errorCatalogue } from './kernel/errors.js'
import { databaseError } from './kernel/sql/database-error.js'
import { asDomainError, isFault, statusOf } from './rest/errors.js'

/** What Apollo itself refuses before a resolver runs. */
const apolloCodes: Record<string, ErrorCode> = {
  BAD_USER_INPUT: 'INVALID_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'INVALID_INPUT',
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
}

/** It quotes what is wrong, however long that is. */
const MAX_MESSAGE = 500

const tooComplex = /(depth|aliases|directives|cost) limit|more tha[nt] \d+ tokens|validation aborted/i

/** Maps every thrown error to the wire: catalogue errors as they are, GraphQL's own in Chinese, a fault of ours without detail. */
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
    if (tooComplex.test(formatted.message))
      return {
        message: errorCatalogue.QUERY_TOO_COMPLEX.message({}),
        extensions: extensionsOf({ code: 'QUERY_TOO_COMPLEX' }),
      }
    if (code)
      return {
        ...place,
        message: `请求有误：${formatted.message.slice(0, MAX_MESSAGE)}`,
        extensions: extensionsOf({ code }),
      }
    report(error)
    return { ...place, message: errorCatalogue.INTERNAL.message({}), extensions: extensionsOf({ code: 'INTERNAL' }) }
  }
}

/** A refusal at the door has no path, as what a resolver throws has. */
const causeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError && thrown.originalError instanceof DomainError
    ? thrown.originalError
    : unwrapResolverError(thrown)

/** What is refused before GraphQL sees it, such as a body that is too large, as GraphQL tells its errors. */
export function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = asDomainError(thrown, request.routeOptions.bodyLimit)
  if (error.kind === 'internal') request.log.error({ err: thrown }, 'graphql')
  if (error.kind === 'unavailable') request.log.warn({ err: error }, 'unavailable')
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const extensions = { ...extensionsOf(error), requestId: request.id }
  reply
    .code(statusOf(error))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message: error.message, extensions }] })
}

/** The verb is done, only its result could not be read: told as a fault it would be done again. */
export function tellDone(errors: readonly GraphQLFormattedError[]): void {
  const done = new DomainError('DONE_NOT_READ')
  for (const error of errors) {
    const code = error.extensions?.code
    if (typeof code !== 'string' || !(code in errorCatalogue) || !isFault(errorCatalogue[code as ErrorCode])) continue
    const { retryAfter, ...extensions } = error.extensions ?? {}
    Object.assign(error, { message: done.message, extensions: { ...extensions, ...extensionsOf(done) } })
  }
}

type Told = Pick<DomainError, 'code'> & Partial<Pick<DomainError, 'fieldErrors' | 'data' | 'retryAfter'>>

const extensionsOf = ({ code, fieldErrors = [], data = null, retryAfter }: Told) => ({
  code,
  errorCode: code,
  fieldErrors,
  ...(data === null ? {} : { data }),
  ...(retryAfter === undefined ? {} : { retryAfter }),
})
