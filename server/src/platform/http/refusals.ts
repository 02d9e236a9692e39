import { DomainError, type ErrorKind, kindOf } from '../../kernel/errors.js'
import { databaseError } from '../../kernel/sql/database-error.js'
import { bodyTooLarge } from './bodies.js'
import { BODY_LIMIT } from './limits.js'

/** HTTP status of each kind of refusal; a broken business rule has status 200. */
const statusOfKind: Record<ErrorKind, number> = {
  rule: 200,
  'not-found': 200,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  'by-post': 405,
  'wrong-password': 426,
  'wrong-code': 428,
  'too-often': 429,
  'too-slow': 408,
  unavailable: 503,
  internal: 500,
}

/** Codes of refusals of the HTTP server before a handler runs. Its other errors about the caller become BAD_REQUEST. */
const transportCodes: Record<string, 'UNSUPPORTED_CONTENT_TYPE' | 'FILE_TOO_LARGE'> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_CONTENT_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
}

/** Status of a refusal; 400 instead of 200 for a caller who expects a file and cannot read a refusal with 200. */
export function statusOf(error: DomainError, fileExpected = false): number {
  if (error.code === 'PATH_NOT_FOUND') return 404
  const status = statusOfKind[error.kind]
  return fileExpected && status === 200 ? 400 : status
}

/** Status of a code that came as text; 500 for an unknown code. */
export const statusOfCode = (code: unknown): number => statusOfKind[kindOf(code) ?? 'internal']

/** Catalogue error for any error; `bodyLimit` is that of the call. */
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

/** Whether an error is the program's fault, and not the caller's. */
export const isFault = ({ kind }: Pick<DomainError, 'kind'>): boolean => kind === 'internal' || kind === 'unavailable'
