import { createRunCommand, type Tx } from '@tufang/server/kernel/command/command'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import { openOwnDatabase } from '@tufang/server/own-database'
import { interactive } from '@tufang/server/platform/database/limits'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { PostgresProxy } from '@tufang/tests/postgres-proxy'
import { rowsOf } from '@tufang/tests/rows'
import { afterAll, describe, expect, it } from 'vitest'

const proxy = await PostgresProxy.before((await testDatabase()).url)
const database = await openOwnDatabase({ url: proxy.url, pool: 2, limits: interactive })
const run = createRunCommand(database, systemClock)
afterAll(async () => {
  await database.close()
  await proxy.stop()
})

async function addSoil(idempotencyKey?: string) {
  const company = await newCompany()
  const actor = company.actor('管理员')
  const options = { name: 'soil.add', title: '新增土质', input: {}, idempotencyKey }
  const add = async ({ em }: Tx) => {
    await rows(em, sql`insert into soil_type (company_id, id, name) values (${company.id}, ${newId()}, '粘土')`)
    return 'added'
  }
  return {
    act: () => run(actor, options, add),
    soils: () => rowsOf(sql`select name from soil_type where company_id = ${company.id}`),
  }
}

describe.each([undefined, newId()])('a connection lost while it commits (key %s)', (key) => {
  it('is answered as done when the commit had arrived', async () => {
    const { act, soils } = await addSoil(key)
    proxy.loseAt('answered', 'COMMIT\0')
    expect(await act()).toBe('added')
    expect(await soils()).toHaveLength(1)
  })

  it('is refused when it had not', async () => {
    const { act, soils } = await addSoil(key && newId())
    proxy.loseAt('asked', 'commit\0')
    await expect(act()).rejects.toMatchObject({ code: 'SERVER_BUSY' })
    expect(await soils()).toEqual([])
    expect(await act()).toBe('added')
    expect(await soils()).toHaveLength(1)
  })
})
