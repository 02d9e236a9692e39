import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { noteBeat } from '@tufang/server/platform/jobs/task.queries'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { whileLocked } from '@tufang/tests/locked'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { check, commit, goodRow, importGround } from '@tufang/tests/waybill-import'
import { expect, it } from 'vitest'

const { database, clock } = await testApp()

it('an import whose piece takes longer than a silence is left to it, and nobody waits for the piece', async () => {
  const company = await newCompany()
  const [admin, ground] = [await company.as('管理员'), await importGround(company)]
  const { id } = await commit(admin, await check(admin, [goodRow(ground)]))
  const attempt = { companyId: company.id, id, runId: newId() }
  const spoke = new Date(clock.now().getTime() - MINUTE)
  await rowsOf(
    sql`update waybill_import set status = 'RUNNING', run_id = ${attempt.runId}, touched_at = ${spoke} where id = ${id}`,
  )
  const { waybillImportRunner } = await services()
  const isTaken = async () => (await waybillImportRunner.waiting(false)).some((task) => task.id === id)
  const beat = (of = attempt) => noteBeat(database.em.fork(), 'waybill_import', of, clock.now())
  await whileLocked(database, sql`select from waybill_import where id = ${id} for update`, async () => {
    expect(await isTaken()).toBe(false)
    expect([await beat(), await beat({ ...attempt, runId: newId() })]).toEqual([true, false])
  })
  expect(await isTaken()).toBe(true)
  expect(await beat()).toBe(false)
})
