import { DriverException } from '@mikro-orm/core'

/** The SQLSTATE of a failed statement, however deep the ORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return error instanceof DriverException || error.cause ? sqlState(error.cause) : undefined
}
