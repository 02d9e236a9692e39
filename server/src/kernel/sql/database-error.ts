import { DomainError } from '../errors.js'
import { sqlState } from './sql-state.js'

/**
 * connection_exception, insufficient_resources such as too many connections, operator_intervention such as a stop, no
 * such database.
 */
const OUTAGE_STATES = /^(08|53|57P|3D000)/
const QUERY_CANCELED = '57014'
const LOCK_NOT_AVAILABLE = '55P03'
const SOCKET_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT)/
/** Messages of outages that come without a code. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|driver has already been destroyed|Cannot use a pool after calling end)/

const RETRY_SECONDS = 2

/**
 * Catalogue error for an error of the database: SERVER_BUSY for an unreachable or lost database, TOO_SLOW past the
 * limit of a statement, ROWS_LOCKED past the limit of a lock, each with the original error as its cause. Other errors
 * are returned unchanged: they are faults of the program.
 */
export function databaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  const code = codeOf(error)
  if (!code) return error
  const refusal = new DomainError(code, {}, [], RETRY_SECONDS)
  refusal.cause = error
  return refusal
}

function codeOf(error: Error): 'SERVER_BUSY' | 'TOO_SLOW' | 'ROWS_LOCKED' | undefined {
  const state = sqlState(error)
  if (state === LOCK_NOT_AVAILABLE) return 'ROWS_LOCKED'
  if (state === QUERY_CANCELED) return 'TOO_SLOW'
  if (state !== undefined) return OUTAGE_STATES.test(state) ? 'SERVER_BUSY' : undefined
  return isOutage(error) ? 'SERVER_BUSY' : undefined
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && SOCKET_CODES.test(error.code)) return true
  return OUTAGE_MESSAGES.test(error.message) || isOutage(error.cause)
}
