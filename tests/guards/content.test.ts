import { affected, sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { testDatabase } from '@tufang/tests/database'
import { newPayee } from '@tufang/tests/factories/payee'
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
