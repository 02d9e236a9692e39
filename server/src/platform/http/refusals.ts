import { DomainError, type ErrorKind, kindOf } from '../../kernel/errors.js'
import { databaseError } from '../../kernel/sql/database-error.js'
import { bodyTooLarge } from './bodies.js'
import { BODY_LIMIT } from './limits.js'

/** Status of each kind of refusal in HTTP; a broken business rule is a fine answer that says no. */
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

/** Refusals of the HTTP server before a handler runs. Anything else that it blames on the caller is BAD_REQUEST. */
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

/** Of ours, and not of whoever asks. */
export const isFault = ({ kind }: Pick<DomainError, 'kind'>): boolean => kind === 'internal' || kind === 'unavailable'
