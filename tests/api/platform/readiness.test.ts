import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import type { Database } from '@tufang/server/kernel/sql/database'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { testApp } from '@tufang/tests/app'
import { lose } from '@tufang/tests/lose'
import { cloneTemplate } from '@tufang/tests/template'
import { expect, inject, it } from 'vitest'

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })

const appOver = (database: Database) => createApp({ config, database, sms: new InboxSms() })

it('is alive and ready while the database answers', async () => {
  const api = (await testApp()).anonymous()
  expect((await api.rest('GET', '/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await api.rest('GET', '/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ status: 'ok' })
})

it('is alive but not ready once the database is gone', async () => {
  const database = await cloneTemplate(inject('template'))
  const app = await appOver(database)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await lose(database)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'database unavailable' })
  await app.close()
  await database.close()
})

it('is not ready while a migration is missing', async () => {
  const database = await cloneTemplate(inject('template'))
  const app = await appOver(database)
  await database.em.fork().execute('delete from migration where id = (select max(id) from migration)')
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'migrating' })
  await app.close()
  await database.close()
})
