export { pgliteSink } from './sink-pglite.ts'
export { postgresSink } from './sink-postgres.ts'

export type Value = string | number | boolean | null
export type SqlRow = Record<string, unknown>

/** Where rows go. Both engines take `COPY` text, so that a million rows and a demo go the same way. */
export interface Sink {
  query(sql: string, params?: unknown[]): Promise<SqlRow[]>
  /** Loads rows whose values stand in the order of the columns. */
  copy(table: string, columns: readonly string[], rows: Iterable<readonly Value[]>): Promise<void>
  /** Everything or nothing. With `trusted`, foreign keys are not looked up where the engine allows that. */
  transaction<T>(work: () => Promise<T>, trusted?: boolean): Promise<T>
}
