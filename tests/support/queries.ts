import pg from 'pg'
import { vi } from 'vitest'
import { testDatabase } from './database'

/** Runs `work` and gives back the text of every statement that reached the database meanwhile, brackets left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { pglite } = await testDatabase()
  const spies = pglite
    ? [vi.spyOn(pglite, 'query'), vi.spyOn(pglite, 'exec')]
    : [vi.spyOn(pg.Client.prototype, 'query')]
  try {
    await work()
    const calls: unknown[] = spies.flatMap((spy) => spy.mock.calls.map((call) => call[0]))
    return calls.map(textOf).filter((text) => !bracket.test(text))
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const bracket = /^\s*(start transaction|begin|commit|rollback|savepoint|release)\b/i

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text)
  throw new TypeError('a statement without a text')
}
