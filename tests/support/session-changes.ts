import { Listener } from '@tufang/server/platform/database/listener'
import { createLogger } from '@tufang/server/platform/log'
import { expect } from 'vitest'
import type { TestApp } from './app'
import { testDatabase } from './database'
import { eventually } from './eventually'

const CHANNEL = 'session_changed'
const LEASE_MS = 60_000

/** Calls back for every change of a session, as the program hears it. */
export async function hearSessionChanges(
  heard: (payload: string) => void,
): Promise<{ listens: () => boolean; stop: () => Promise<void> }> {
  const { url } = await testDatabase()
  // However busy the machine is, what was told a moment ago is still kept.
  const listener = new Listener(url, CHANNEL, createLogger('silent'), heard, LEASE_MS)
  listener.start()
  await eventually(() => expect(listener.hears()).toBe(true))
  return { listens: () => listener.hears(), stop: () => listener.stop() }
}

/** Lets the app keep sessions in memory as the running program does: what a test with thousands of calls would else wait for. */
export async function keepSessionsOf({ keptSessions }: TestApp): Promise<void> {
  const { listens } = await hearSessionChanges(() => keptSessions.drop())
  keptSessions.keepWhile(listens)
}
