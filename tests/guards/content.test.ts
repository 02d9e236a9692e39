import { affected, sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase, tablesChangedBy } from '@tufang/tests/content'
import { testDatabase } from '@tufang/tests/database'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { expect, it } from 'vitest'

it('tells what was inserted, changed and deleted from what was only read', async () => {
  const company = await newCompany()
  const { em } = await testDatabase()
  const empty = await contentOfDatabase()
  const payee = await newPayee(company)
  const inserted = await contentOfDatabase()
  expect(inserted).toEqual({ ...empty, payee: inserted.payee })
  expect(inserted.payee).not.toBe(empty.payee)

  await affected(em.fork(), sql`update payee set name = '改名' where company_id = ${company.id} and id = ${payee.id}`)
  const changed = await contentOfDatabase()
  expect(changed.payee).not.toBe(inserted.payee)
  await affected(em.fork(), sql`update payee set name = name where company_id = ${company.id}`)
  expect(await contentOfDatabase()).toEqual(changed)

  await affected(em.fork(), sql`delete from payee where company_id = ${company.id} and id = ${payee.id}`)
  expect(await contentOfDatabase()).toEqual(empty)
})

it('names what is written meanwhile and by triggers, and nothing that was written before', async () => {
  const company = await newCompany()
  expect(await tablesChangedBy(async () => undefined)).toEqual([])
  expect(await tablesChangedBy(() => newPayee(company))).toEqual(['payee'])
  expect(await tablesChangedBy(() => newWaybill(company))).toEqual(expect.arrayContaining(['waybill', 'waybill_count']))
})

it('names nothing that is rolled back', async () => {
  const [company, database] = [await newCompany(), await testDatabase()]
  const payee = await newPayee(company)
  const rolledBack = () =>
    inTransaction(database, async (em) => {
      await affected(em, sql`delete from payee where company_id = ${company.id} and id = ${payee.id}`)
      throw new Error('never mind')
    })
  expect(await tablesChangedBy(() => expect(rolledBack()).rejects.toThrow('never mind'))).toEqual([])
})
