/** Longest waits of a user of the database, in ms; 0 for no limit. */
export interface DatabaseLimits {
  /** Wait for a connection. */
  acquire: number
  /** Wait for the lock of a row that another transaction holds. */
  lock: number
  /** Wait for one statement. */
  statement: number
  /** Wait for the answer of a statement: it may get lost in the network, where no other limit ends the wait. */
  answer: number
  /** Pause between the statements of a transaction. */
  idle: number
  /**
   * Time without any connection taken or returned after which an exhausted pool counts as stuck; longer than all limits
   * above.
   */
  still: number
}

/** Limits for work with a waiting caller. */
export const interactive: DatabaseLimits = {
  acquire: 2000,
  lock: 3000,
  statement: 15_000,
  answer: 20_000,
  idle: 10_000,
  still: 30_000,
}

/** Limits for jobs, which process whole companies and are tried again. */
export const background: DatabaseLimits = {
  acquire: 30_000,
  lock: 30_000,
  statement: 600_000,
  answer: 630_000,
  idle: 60_000,
  still: 660_000,
}

/** Limits for migrations and seeds, which run alone. */
export const unlimited: DatabaseLimits = {
  acquire: 0,
  lock: 0,
  statement: 0,
  answer: 0,
  idle: 0,
  still: Number.POSITIVE_INFINITY,
}

/** The limits as PostgreSQL's own settings. */
export const settingsOf = ({ lock, statement, idle }: DatabaseLimits): string =>
  `-c lock_timeout=${lock} -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idle}`
