import { AsyncLocalStorage } from 'node:async_hooks'
import { companiesOfWork } from '@tufang/server/kernel/sql/wall'
import type pg from 'pg'
import { testDatabase } from './database'

export interface Sent {
  text: string
  values: readonly unknown[]
  /** Companies within whose wall the statement ran; null outside of all walls, and undefined for unmarked work. */
  within: string | null | undefined
  /** Calls behind it, the innermost first. */
  stack: string
}

const watched = new AsyncLocalStorage<Sent[]>()
let installed: Promise<void> | undefined

/** Runs `work` and gives back the text of every statement it sent to the database, transaction brackets left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(work)).map(({ text }) => text)
}

/** Statements sent during some work, each with the calls behind it. */
export async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  installed ??= install()
  await installed
  const statements: Sent[] = []
  await watched.run(statements, work)
  return statements.filter(({ text }) => !bracket.test(text))
}

const bracket = /^\s*(start transaction|begin|commit|rollback|savepoint|release)\b/i

/** Work beside it, such as jobs, has another context and is not counted. */
const noting = <Run extends (...args: never[]) => unknown>(run: Run): Run =>
  new Proxy(run, {
    apply(target, self, args) {
      const [text, values] = args
      watched
        .getStore()
        ?.push({ text: textOf(text), values: valuesOf(values), within: companiesOfWork(), stack: stackOf() })
      return Reflect.apply(target, self, args)
    },
  })

async function install(): Promise<void> {
  const { em } = await testDatabase()
  const pool = (await em.getConnection().getNativeClient()) as { Client: typeof pg.Client }
  pool.Client.prototype.query = noting(pool.Client.prototype.query)
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  throw new TypeError('a statement without a text')
}

const valuesOf = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : [])

/** Deep enough to reach from the driver to the code of a domain. */
const FRAMES = 60

function stackOf(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
}
