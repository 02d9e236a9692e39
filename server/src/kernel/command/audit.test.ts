import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { expect, it } from 'vitest'
import { inTransaction } from '../sql/transaction.js'
import { newId } from '../values/id.js'
import { audit, stateOf } from './audit.js'

const database = await testDatabase()
const written = { name: 'soil.add', title: '新增土质', input: {}, started: 0 }

it('tells a committed transaction from one that was rolled back or lost in a crash', async () => {
  const company = await newCompany()
  const mark = await inTransaction(database, (em) => audit(em, company.actor('管理员'), written))
  const em = database.em.fork()
  expect(await stateOf(em, mark)).toBe('committed')
  expect(await stateOf(em, { ...mark, id: newId() })).toBe('gone')
  expect(await stateOf(em, { ...mark, id: newId(), transaction: '4000000000' })).toBe('gone')
})
