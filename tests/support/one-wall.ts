import { AsyncLocalStorage } from 'node:async_hooks'
import { beyondCompany, companiesOfWork } from '@tufang/server/kernel/sql/wall'
import type pg from 'pg'
import { testDatabase } from './database'

/**
 * Walls between companies that are up for the statements of some work: both, the database's, the application's, or
 * none.
 */
export type Walls = 'both' | 'database' | 'statements' | 'none'
type Loosening = (text: string) => string

const standing = new AsyncLocalStorage<{ walls: Walls; loosening: Loosening }>()
let installed: Promise<void> | undefined
let loosened = 0

/**
 * Runs `work` behind those walls alone. What is asked beyond a company has the one wall of its own condition, which
 * stays.
 */
export async function behind<Answer>(
  walls: Walls,
  work: () => Promise<Answer>,
  loosening: Loosening = withoutCondition,
): Promise<Answer> {
  installed ??= install()
  await installed
  return standing.run({ walls, loosening }, work)
}

/** Number of statements that have gone without their condition so far. */
export const statementsLoosened = (): number => loosened

/** The company that a condition names by a value: the value stays, so that its number and its type do. */
const CONDITION = /(?<![\w."])(?:(?:\w+|"\w+")\.)?"?company_id"? = (\$\d+|'[0-9a-f-]{36}')(?:::uuid)?/g
/** Conditions on the companies of a captain: without these he would see everybody's rows. */
const OF_CAPTAIN =
  /(?<![\w."])(?:\w+\.)?(?:(?:company|captain)_id = (?:any\((\$\d+)(?:::uuid\[\])?\)|(\$\d+))|captain_ids && (\$\d+)(?:::uuid\[\]))/g

export const withoutCondition = (text: string): string => text.replace(CONDITION, '($1::uuid is not null)')

/** A statement without what limits a captain in it, too. */
export const withoutCaptain = (text: string): string =>
  withoutCondition(text).replace(OF_CAPTAIN, (_, many?: string, one?: string, shared?: string) =>
    one ? `(${one}::uuid is not null)` : `(${many ?? shared}::uuid[] is not null)`,
  )

async function install(): Promise<void> {
  const { em } = await testDatabase()
  const pool = (await em.getConnection().getNativeClient()) as { Client: typeof pg.Client }
  const { prototype } = pool.Client
  const asked = prototype.query as (...args: unknown[]) => unknown
  Object.assign(prototype, {
    query(this: pg.Client, text: unknown, ...values: unknown[]) {
      const { walls, loosening = withoutCondition } = standing.getStore() ?? {}
      if (!walls || walls === 'both' || companiesOfWork() == null || typeof text !== 'string')
        return asked.call(this, text, ...values)
      const sent = walls === 'statements' ? text : loosening(text)
      if (sent !== text) loosened += 1
      const ask = () => asked.call(this, sent, ...values)
      return walls === 'database' ? ask() : beyondCompany(ask)
    },
  })
}
