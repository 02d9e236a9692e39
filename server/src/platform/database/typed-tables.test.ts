import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { expect, it } from 'vitest'

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
