import { sql } from '@tufang/server/kernel/sql/sql'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { expect, it } from 'vitest'

it('finds the rows of this file that break a rule, each time anew', async () => {
  const database = await testDatabase()
  const company = await newCompany()
  const { id, no } = await newWaybill(company)
  const holdBack = (rule: string | null) =>
    rowsOf(sql`update waybill set anomaly_hold = ${rule} where company_id = ${company.id} and id = ${id}`)
  await expectSound(database)
  await holdBack('DUPLICATE')
  await expect(expectSound(database)).rejects.toThrow(/anomaly-hold: 1 rows/)
  await expect(expectSound(database)).rejects.toThrow(no)
  await holdBack(null)
  await expectSound(database)
})
