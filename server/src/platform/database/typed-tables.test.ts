import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { expect, it } from 'vitest'
import { DomainError } from '../../kernel/errors.js'
import { anyId, at, count, firstRow, rows } from '../../kernel/sql/sql.js'
import type { RowOf } from '../../kernel/sql/tables.js'
import type { Company } from '../../modules/company/registration/company.entity.js'

it('statements by Kysely know the tables and their columns', async () => {
  const { id } = await newCompany()
  const kysely = (await testDatabase()).em.fork().getKysely()
  const found = await kysely.selectFrom('company').select(['name', 'four_eyes']).where('id', '=', id).executeTakeFirst()
  const fourEyes: boolean | undefined = found?.four_eyes
  expect(fourEyes).toBe(false)

  // @ts-expect-error: a column that the table does not have
  await expect(kysely.selectFrom('company').select('four_eye').execute()).rejects.toThrow('four_eye')
  // @ts-expect-error: a table that is not there
  await expect(kysely.selectFrom('companies').selectAll().execute()).rejects.toThrow('companies')
  // @ts-expect-error: a number is no name
  const wrong = () => kysely.updateTable('company').set({ name: 1 }).where('id', '=', id)
  expect(wrong).toBeTypeOf('function')
})

it('statements by Kysely give and take what the drivers do, and fail as all statements do', async () => {
  const { id } = await newCompany()
  const em = (await testDatabase()).em.fork()
  const own = em.getKysely().selectFrom('company').where('id', '=', id)

  const found = await firstRow(em, own.select(['created_at as createdAt', 'company_no']))
  const text: string | undefined = found?.createdAt
  expect(text).toBeTypeOf('string')
  const row: Pick<RowOf<typeof Company>, 'createdAt'> | undefined = found
  expect(row).toBe(found)
  expect(await firstRow(em, own.select(count))).toEqual({ count: 1 })
  expect(
    await rows(
      em,
      own
        .where('created_at', '<=', at(new Date()))
        .where('id', '=', anyId([id, 'x']))
        .select('id'),
    ),
  ).toHaveLength(1)

  // @ts-expect-error: JSON goes as text
  const json = () => em.getKysely().updateTable('outbox').set({ payload: { id } })
  // @ts-expect-error: nobody writes what the database works out
  const computed = () => em.getKysely().updateTable('company_registration').set({ file_ids: [] })
  // @ts-expect-error: the company has no such column
  const misspelt: Pick<RowOf<typeof Company>, 'payeesCheck'> | undefined = undefined
  expect([json, computed, misspelt]).toHaveLength(3)

  await expect(rows(em, own.where('name', '=', 'a\0').select('id'))).rejects.toBeInstanceOf(DomainError)
})

it('and the published views with theirs', async () => {
  const { id } = await newCompany()
  const kysely = (await testDatabase()).em.fork().getKysely()
  const found = await kysely.selectFrom('published_company').select('four_eyes').where('id', '=', id).executeTakeFirst()
  const fourEyes: boolean | undefined = found?.four_eyes
  expect(fourEyes).toBe(false)

  // @ts-expect-error: a column that the view does not show
  await expect(kysely.selectFrom('published_company').select('company_no').execute()).rejects.toThrow('company_no')
})
