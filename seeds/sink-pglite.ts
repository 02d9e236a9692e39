import { copyStatement, copyText, TRUSTED } from './copy.ts'
import type { Sink, SqlRow, Value } from './sink.ts'

interface Queryable {
  query<T>(sql: string, params?: unknown[], options?: { blob?: Blob }): Promise<{ rows: T[] }>
}

/** The part of PGlite that is used here; the caller owns the instance. */
interface PgliteLike extends Queryable {
  transaction<T>(work: (handle: Queryable) => Promise<T>): Promise<T>
}

/** Loads into an embedded PostgreSQL. */
export function pgliteSink(database: PgliteLike): Sink {
  let handle: Queryable = database
  return {
    async query(sql, params) {
      return (await handle.query<SqlRow>(sql, params)).rows
    },
    async copy(table: string, columns: readonly string[], rows: Iterable<readonly Value[]>) {
      const blob = new Blob([...copyText(rows)])
      if (blob.size > 0) await handle.query(copyStatement(table, columns, "'/dev/blob'"), [], { blob })
    },
    async transaction(work, trusted = false) {
      try {
        return await database.transaction(async (inner) => {
          handle = inner
          if (trusted) await inner.query(TRUSTED)
          return await work()
        })
      } finally {
        handle = database
      }
    },
  }
}
