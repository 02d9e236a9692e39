import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '../errors.js'
import type { Database, Em } from './database.js'
import { databaseError } from './database-error.js'
import { rows, sql } from './sql.js'

const inside = new AsyncLocalStorage<true>()

/**
 * Runs `work` in a transaction of its own: commits it, or rolls it back when it throws. The connection goes back to the
 * pool in every case, also when it was lost and the rollback fails as well; the pool destroys a lost one. This is the
 * only way to a transaction in this program.
 */
export async function inTransaction<Answer>(
  { em: shared }: Pick<Database, 'em'>,
  work: (em: Em) => Promise<Answer>,
): Promise<Answer> {
  const em = shared.fork()
  try {
    return await em
      .getKysely()
      .transaction()
      .execute((transaction) =>
        inside.run(true, async () => {
          em.setTransactionContext(transaction)
          const answer = await work(em)
          await em.flush()
          return answer
        }),
      )
  } catch (error) {
    throw databaseError(error)
  }
}

/**
 * Runs a part of a transaction in a savepoint, so that a refusal undoes only that part. Returns the result or the
 * refusal; any other error is thrown.
 */
export async function orRefusal<Answer>(em: Em, part: () => Promise<Answer>): Promise<Answer | DomainError> {
  await rows(em, sql`savepoint part`)
  try {
    const answer = await part()
    await rows(em, sql`release savepoint part`)
    return answer
  } catch (error) {
    await rows(em, sql`rollback to savepoint part`)
    if (error instanceof DomainError) return error
    throw error
  }
}

export const insideTransaction = (): boolean => inside.getStore() !== undefined

/**
 * Refuses to wait for another system inside a transaction: its locks and its connection would be held all the while.
 */
export function refuseInTransaction(what: string): void {
  if (insideTransaction()) throw new Error(`${what} is awaited inside a transaction`)
}
