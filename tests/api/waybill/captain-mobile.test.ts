import { sql } from '@tufang/server/kernel/sql/sql'
import { migrate } from '@tufang/server/platform/database/database'
import { handedIn, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { groundOf } from '@tufang/tests/factories/ground'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { cloneTemplate } from '@tufang/tests/template'
import { changesOf, createWaybill, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { expect, inject, it } from 'vitest'
import { columns, done, rowsOfFile, start } from '../export/export-task'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]

const mobilesOf = async (mobile: string) =>
  (
    await clerk.ask<{ waybills: { records: { id: string; captainMobile: string | null }[] } }>(
      'query ($filter: WaybillFilter) { waybills(filter: $filter) { records { id captainMobile } } }',
      { filter: { captainMobile: mobile } },
    )
  ).waybills.records

/** Waybill from the form, where only the truck tells the captain. */
async function trip(more: object = {}) {
  const captain = await newCaptain(company)
  const { project, soilType } = await groundOf(company)
  const [truck, site] = [await newTruck(company, { captain }), await newDumpSite(company)]
  const { id, no } = await createWaybill(admin, {
    projectId: project.id,
    truckCode: truck.plate,
    tpMode: 'FREIGHT',
    garbageId: site.id,
    goSoilType: soilType.name,
    weightType: 'TRUCK',
    weightTons: '1',
    goDatetime: '2026-01-02T08:00:00+08:00',
    ...more,
  })
  return { id, no: String(no), captain }
}

it('is the number that the captain has when the waybill is written, wherever a waybill is shown', async () => {
  const { id, no, captain } = await trip()
  await rowsOf(sql`update captain set mobile = mobile || '0' where company_id = ${company.id} and id = ${captain.id}`)
  expect(await mobilesOf(captain.mobile)).toEqual([{ id, captainMobile: captain.mobile }])

  const one = await clerk.rest('GET', `/chain/companywaybill/${id}`)
  expect(one.json()).toMatchObject({ data: { captainMobile: captain.mobile } })
  const page = await clerk.rest('GET', '/chain/companywaybill/page', { query: { captainMobile: captain.mobile } })
  expect(page.json()).toMatchObject({ data: { total: 1, records: [{ id, captainMobile: captain.mobile }] } })

  const titled = [...columns.waybills.slice(0, 1), { key: 'captainMobile', title: '车队联系电话' }]
  const task = await start(clerk, { columns: titled, filter: { captainMobile: captain.mobile } })
  await done(clerk, company, task)
  const rows = await rowsOfFile(clerk, task)
  expect(rows.map((row) => [...row])).toEqual([
    ['运单号', '车队联系电话'],
    [no, captain.mobile],
  ])
})

it('goes with the captain, as the history tells and undoing undoes', async () => {
  const { id, captain } = await trip()
  const other = await newCaptain(company)
  const { changeSetId } = await updateWaybill(admin, { id }, { captainId: other.id })
  expect(await mobilesOf(other.mobile)).toMatchObject([{ id }])
  expect(await changesOf(admin, { id })).toContainEqual(
    expect.objectContaining({ label: '车队联系电话', before: captain.mobile, after: other.mobile }),
  )
  await admin.ask('mutation ($id: ID!) { undoWaybillChanges(changeSetId: $id) { changedCount } }', { id: changeSetId })
  expect(await mobilesOf(captain.mobile)).toMatchObject([{ id }])
})

it('stays as it is when the captain is named again, whatever number he has by then', async () => {
  const { id, captain } = await trip()
  await rowsOf(sql`update captain set mobile = mobile || '1' where company_id = ${company.id} and id = ${captain.id}`)
  const { review } = await updateWaybill(clerk, { id }, { captainId: captain.id, remark: '补登' })
  expect(review).toBeNull()
  expect(await mobilesOf(captain.mobile)).toMatchObject([{ id, captainMobile: captain.mobile }])
})

it('is emptied by a change of captains that was kept before waybills had it', async () => {
  const { id, captain } = await trip()
  const other = await newCaptain(company)
  const { changeSetId } = await updateWaybill(admin, { id }, { captainId: other.id })
  await rowsOf(sql`delete from field_change where company_id = ${company.id} and field = 'captainMobile'`)
  await admin.ask('mutation ($id: ID!) { undoWaybillChanges(changeSetId: $id) { changedCount } }', { id: changeSetId })
  expect([await mobilesOf(captain.mobile), await mobilesOf(other.mobile)]).toEqual([[], []])
})

it('is sealed when the captain is', async () => {
  const card = await newCard(company)
  const { id } = await newWaybill(company, { card })
  const { giveCardNo } = await handedIn(clerk, '阿强', card)
  await settle(clerk, { receipts: [{ giveCardNo }] })
  const reasons = new Map((await waybillOf(clerk, { id })).sealedFields.map(({ field, reason }) => [field, reason]))
  expect(reasons.get('captainMobile')).toBe(reasons.get('captainName'))
  expect(reasons.get('captainMobile')).toMatch(/^运单已在结算单/)
})

it('is filled in for waybills that stand already', async () => {
  const database = await cloneTemplate(inject('template'))
  const em = database.em.fork()
  const from = { ...(await trip()), company: company.id }
  const [captain, waybill] = [
    await rowOf<object>(sql`select * from captain where company_id = ${company.id} and id = ${from.captain.id}`),
    await rowOf<object>(sql`select * from waybill where company_id = ${company.id} and id = ${from.id}`),
  ]
  const quoted = (row: object) => `'${JSON.stringify(row).replaceAll("'", "''")}'::json`
  await em.execute(`do $$ begin
    set local session_replication_role = replica;
    insert into captain (company_id, id, name, mobile, created_at, updated_at)
    select company_id, id, name, mobile, created_at, updated_at from json_populate_record(null::captain, ${quoted(captain)});
    insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, tp_mode,
      go_soil_type, weight_unit, go_datetime)
    select company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, tp_mode,
      go_soil_type, weight_unit, go_datetime from json_populate_record(null::waybill, ${quoted(waybill)});
  end $$`)
  await em.execute('alter table waybill drop column captain_mobile')
  await em.execute(`delete from migration where name = '0002-waybill-captain-mobile'`)
  await migrate(database)
  expect(await em.execute('select captain_mobile from waybill')).toEqual([{ captain_mobile: from.captain.mobile }])
  await database.close()
})
