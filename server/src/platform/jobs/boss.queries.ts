import { type PGlite, types } from '@electric-sql/pglite'
import { fromKysely, fromPglite, type Db as JobDatabase } from 'pg-boss'
import type { Database, Em } from '../database/database.js'

/**
 * The embedded database for the job queue. It has one session: each statement waits until no request holds the
 * connection, so that nothing of the queue can run inside a request's transaction, nor the other way round.
 */
export function embeddedSession(database: Database, pglite: PGlite): JobDatabase {
  // The program reads times as text; the queue wants them as its own driver would give them.
  const { parsers } = types
  const queue = fromPglite({
    query: (text, values) => pglite.query(text, values, { parsers }),
    exec: (text) => pglite.exec(text, { parsers }),
  })
  return {
    executeSql: (text, values) => {
      const connection = database.em.fork().getKysely().connection()
      return connection.execute(() => queue.executeSql(text, values))
    },
  }
}

/** The transaction of an entity manager, for a job that is sent with it. */
export const transactionOf = (em: Em): JobDatabase => fromKysely(em.getKysely())
