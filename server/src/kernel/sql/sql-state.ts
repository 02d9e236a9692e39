import { DriverException } from '@mikro-orm/core'

/** Every SQLSTATE of PostgreSQL has a digit; EPIPE, the code of a closed socket, has none. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/

/** The SQLSTATE of a failed statement, however deep the ORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && SQL_STATE.test(code)) return code
  return error instanceof DriverException || error.cause ? sqlState(error.cause) : undefined
}
