import { sql } from '@tufang/server/kernel/sql/sql'
import { Listener } from '@tufang/server/platform/database/listener'
import { createLogger } from '@tufang/server/platform/log'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { rowsOf } from '@tufang/tests/rows'
import { afterAll, expect, it } from 'vitest'

const { url } = await testDatabase()
const heard: string[] = []
const listener = new Listener(url, 'listener_test', createLogger('silent'), (payload) => heard.push(payload))
listener.start()
afterAll(() => listener.stop())

const signal = async (name: NodeJS.Signals) => {
  const backends = await rowsOf<{ pid: number }>(sql`select pid from pg_stat_activity
    where application_name = 'tufang-listener' and datname = current_database()`)
  for (const { pid } of backends) process.kill(pid, name)
}

it('nobody relies on a connection that is stalled, until it tells of what happened meanwhile', async () => {
  await eventually(() => expect(listener.hears()).toBe(true))
  await signal('SIGSTOP')
  try {
    // Waited for without a limit, since it comes by itself.
    await eventually(() => expect(listener.hears()).toBe(false))
    await rowsOf(sql`select pg_notify('listener_test', 'meanwhile')`)
    for (let asked = 0; asked < 100; asked++) expect(listener.hears()).toBe(false)
  } finally {
    await signal('SIGCONT')
  }
  await eventually(() => {
    if (listener.hears()) expect(heard).toContain('meanwhile')
    expect(listener.hears()).toBe(true)
  })
})
