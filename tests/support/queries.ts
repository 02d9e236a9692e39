import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { testDatabase } from './database'

const watched = new AsyncLocalStorage<string[]>()
let installed: Promise<void> | undefined

/** Runs `work` and gives back the text of every statement it sent to the database, transaction brackets left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  installed ??= install()
  await installed
  const statements: string[] = []
  await watched.run(statements, work)
  return statements.filter((text) => !bracket.test(text))
}

const bracket = /^\s*(start transaction|begin|commit|rollback|savepoint|release)\b/i

/** What runs beside, such as jobs, has another context and is not counted. */
const noting = <Run extends (...args: never[]) => unknown>(run: Run): Run =>
  new Proxy(run, {
    apply(target, self, args) {
      watched.getStore()?.push(textOf(args[0]))
      return Reflect.apply(target, self, args)
    },
  })

async function install(): Promise<void> {
  const { em, pglite } = await testDatabase()
  if (pglite) {
    pglite.query = noting(pglite.query)
    pglite.exec = noting(pglite.exec)
    return
  }
  const pool = (await em.getConnection().getNativeClient()) as { Client: typeof pg.Client }
  pool.Client.prototype.query = noting(pool.Client.prototype.query)
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  throw new TypeError('a statement without a text')
}
