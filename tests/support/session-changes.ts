import { hearChannel } from '@tufang/server/platform/database/listener'
import { createLogger } from '@tufang/server/platform/log'
import { expect, vi } from 'vitest'
import type { TestApp } from './app'
import { testDatabase } from './database'

const CHANNEL = 'session_changed'

/** Calls back for every change of a session, over whatever the database offers. */
export async function hearSessionChanges(
  heard: (payload: string) => void,
): Promise<{ listens: () => boolean; stop: () => Promise<void> }> {
  const { pglite, orm } = await testDatabase()
  const databaseUrl = orm.config.get('clientUrl')
  const hearing = await hearChannel({ pglite, databaseUrl }, CHANNEL, createLogger('silent'), heard)
  await vi.waitFor(() => expect(hearing.listens).toBe(true), 5000)
  return { listens: () => hearing.listens, stop: () => hearing.stop() }
}

/** Lets the app keep sessions in memory as the running program does: what a test with thousands of calls would else wait for. */
export async function keepSessionsOf({ keptSessions }: TestApp): Promise<void> {
  const { listens } = await hearSessionChanges(() => keptSessions.drop())
  keptSessions.keepWhile(listens)
}
