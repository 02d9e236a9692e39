import { Listener } from '@tufang/server/platform/database/listener'
import { createLogger } from '@tufang/server/platform/log'
import { expect } from 'vitest'
import type { TestApp } from './app'
import { testDatabase } from './database'
import { eventually } from './eventually'

const CHANNEL = 'session_changed'
const LEASE_MS = 60_000

/** Calls back after every change of a session, like the program's own listener. */
export async function hearSessionChanges(
  heard: (payload: string) => void,
): Promise<{ listens: () => boolean; stop: () => Promise<void> }> {
  const { url } = await testDatabase()
  // A long lease, so that a recent announcement still counts on a busy machine.
  const listener = new Listener(url, CHANNEL, createLogger('silent'), heard, LEASE_MS)
  listener.start()
  await eventually(() => expect(listener.hears()).toBe(true))
  return { listens: () => listener.hears(), stop: () => listener.stop() }
}

/** Lets the app cache sessions like the running program, to speed up a test with thousands of calls. */
export async function keepSessionsOf({ keptSessions }: TestApp): Promise<void> {
  const { listens } = await hearSessionChanges(() => keptSessions.drop())
  keptSessions.keepWhile(listens)
}
