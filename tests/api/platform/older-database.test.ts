import { migrate } from '@tufang/server/platform/database/database'
import { cloneTemplate } from '@tufang/tests/template'
import { expect, inject, it } from 'vitest'

it('refuses a database that the chain of migrations before the baseline made', async () => {
  const database = await cloneTemplate(inject('template'))
  await database.em.fork().execute(`update migration set name = '0001-identity' where name = '0001-baseline'`)
  const names = () => database.em.fork().execute('select name from migration order by id')
  const before = await names()
  await expect(migrate(database)).rejects.toThrow(
    /^数据库由尚未发布的旧版本建立（0001-identity），本版本无法升级：请改用空的/,
  )
  expect(await names()).toEqual(before)
  await database.close()
})

it('finds nothing to do in a database that is up to date', async () => {
  const database = await cloneTemplate(inject('template'))
  await migrate(database)
  await database.close()
})
