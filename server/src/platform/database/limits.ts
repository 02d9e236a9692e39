/** How long whoever uses the database may wait there, in ms; 0 is without a limit. */
export interface DatabaseLimits {
  /** For a connection. */
  acquire: number
  /** For the lock of a row that somebody else holds. */
  lock: number
  /** For one statement. */
  statement: number
  /** For its answer: the network may have lost it, so that nobody else ends the waiting. */
  answer: number
  /** Between the statements of a transaction. */
  idle: number
  /** After so long without any connection taken or given back, a pool that has none left is stuck. Longer than all of the above. */
  still: number
}

/** Somebody waits for the answer. */
export const interactive: DatabaseLimits = {
  acquire: 2000,
  lock: 3000,
  statement: 15_000,
  answer: 20_000,
  idle: 10_000,
  still: 30_000,
}

/** Jobs read and write whole companies, and are tried again. */
export const background: DatabaseLimits = {
  acquire: 30_000,
  lock: 30_000,
  statement: 600_000,
  answer: 630_000,
  idle: 60_000,
  still: 660_000,
}

/** Migrations and seeds: nobody else is there. */
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
