import { sql } from '@tufang/server/kernel/sql/sql'
import { flagsOf, recheck } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { groundOf } from '@tufang/tests/factories/ground'
import { newPayee } from '@tufang/tests/factories/payee'
import { newTruck, type Truck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { asTwin, type Merged, mergeDocument, mergeRows, moneyOf } from '@tufang/tests/merging'
import { newPayable, payPart } from '@tufang/tests/payment'
import { newSettlement } from '@tufang/tests/rearrange'
import { insert, rowsOf } from '@tufang/tests/rows'
import { newKey, newTrip, report, reportTrip, wayOf } from '@tufang/tests/track'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const merge = mergeDocument('mergeTrucks')
const documents = {
  one: `query ($id: ID!) { answer: truck(id: $id) { plate enabled mergedIntoName mergedNames allowedActions uses { label count }
    history { label before after reason } } }`,
  restore: 'mutation ($id: ID!) { answer: restoreTruck(id: $id) { id } }',
}

async function twins(company: TestCompany): Promise<{ keep: Truck; drop: Truck }> {
  const digits = uniqueDigits(5)
  const captain = await newCaptain(company)
  const keep = await newTruck(company, { captain, plate: `粤B${digits}` })
  const drop = await asTwin('truck', () => newTruck(company, { captain, plate: `粤B·${digits}` }))
  return { keep, drop }
}

/** Two trucks with different spellings, as after a slip of the pen. */
async function trucks(company: TestCompany): Promise<{ keep: Truck; drop: Truck }> {
  const captain = await newCaptain(company)
  return { keep: await newTruck(company, { captain }), drop: await newTruck(company, { captain }) }
}

const platesOf = async (company: TestCompany, ids: readonly string[]) =>
  (
    await rowsOf<{ plate: string; truckId: string }>(
      sql`select truck_code as plate, truck_id as "truckId" from waybill where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`,
    )
  ).map(({ plate, truckId }) => `${plate} ${truckId}`)

describe('mergeTrucks', () => {
  it('moves what is open, leaves what is settled, and changes no money', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await twins(company)
    const dumpSite = await newDumpSite(company)
    const card = await newCard(company)
    const pending = await newSettlement(company, { truck: drop })
    const approved = await newSettlement(company, { truck: drop, approved: true, payee: await newPayee(company) })
    const open = await newWaybills(company, 2, { truck: drop, card })
    const more = [
      await newWaybill(company, { truck: drop, status: 'IN_TRANSIT' }),
      await newWaybill(company, { truck: drop, card, pendingReview: true }),
      await newWaybill(company, { truck: drop, dumpSite, isTicket: true, card }),
    ]
    const gone = await newWaybill(company, { truck: drop, status: 'VOID' })
    const moving = [...open, ...more].map(({ id }) => id)
    const staying = [...pending.waybillIds, ...approved.waybillIds, gone.id]
    await newKey(company, drop)
    const before = await moneyOf(company)

    const preview = await mergeRows(clerk, 'mergeTrucks', keep, drop, { dryRun: true })
    expect(preview).toEqual({
      keptId: keep.id,
      keptName: keep.plate,
      droppedId: drop.id,
      droppedName: drop.plate,
      moved: [
        { label: '运单', count: 5 },
        { label: '设备密钥', count: 1 },
      ],
      stayed: [{ label: '运单', count: 5 }],
    })
    expect(await platesOf(company, moving)).toEqual(moving.map(() => `${drop.plate} ${drop.id}`))

    expect(await mergeRows(clerk, 'mergeTrucks', keep, drop, { key: 'once' })).toEqual(preview)
    expect(await mergeRows(clerk, 'mergeTrucks', keep, drop, { key: 'once' })).toEqual(preview)
    expect(await moneyOf(company)).toEqual(before)
    expect(await platesOf(company, moving)).toEqual(moving.map(() => `${keep.plate} ${keep.id}`))
    expect(await platesOf(company, staying)).toEqual(staying.map(() => `${drop.plate} ${drop.id}`))
    expect((await clerk.ask<{ answer: object }>(documents.one, { id: drop.id })).answer).toMatchObject({
      enabled: false,
      mergedIntoName: keep.plate,
      allowedActions: ['update', 'delete'],
      history: expect.arrayContaining([
        { label: '已并入', before: null, after: keep.plate, reason: '重复录入' },
        { label: '是否启用', before: '是', after: '否', reason: '重复录入' },
      ]),
    })
    expect((await clerk.ask<{ answer: object }>(documents.one, { id: keep.id })).answer).toMatchObject({
      enabled: true,
      mergedNames: drop.plate,
      allowedActions: ['update', 'retire', 'delete', 'merge'],
      history: [{ label: '由其他并入', before: null, after: drop.plate, reason: '重复录入' }],
    })
    const changes = await rowsOf<{ field: string; reason: string }>(
      sql`select field, reason from field_change where company_id = ${company.id} and entity = 'waybill' and entity_id = ${open[0]?.id ?? ''} order by field`,
    )
    expect(changes).toEqual([
      { field: 'truckCode', reason: '重复录入' },
      { field: 'truckId', reason: '重复录入' },
    ])
    expect(await clerk.code(documents.restore, { id: drop.id })).toBe('MERGED')
    await expectSound((await testApp()).database)
  })

  it('leaves what is paid as it is', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await twins(company)
    const { settlement } = await newPayable(company)
    await rowsOf(
      sql`update waybill set truck_id = ${drop.id}, truck_code = ${drop.plate} where company_id = ${company.id}`,
    )
    await payPart(clerk, settlement, '50.00')
    const before = await moneyOf(company)
    expect((await mergeRows(clerk, 'mergeTrucks', keep, drop)).moved).toEqual([])
    expect(await moneyOf(company)).toEqual(before)
  })

  it('is not taken back by undoing what it changed of trips', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await trucks(company)
    const trip = await newWaybill(company, { truck: drop })
    await mergeRows(clerk, 'mergeTrucks', keep, drop)
    const [set] = await rowsOf<{ id: string }>(
      sql`select id from change_set where company_id = ${company.id} and name = 'truck.merge'`,
    )
    const undo = 'mutation ($id: ID!) { undoWaybillChanges(changeSetId: $id) { changedCount } }'
    expect(await clerk.code(undo, { id: set?.id })).toBe('INVALID_INPUT')
    expect(await platesOf(company, [trip.id])).toEqual([`${keep.plate} ${keep.id}`])
  })

  it('takes along what was merged into the dropped one before', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await twins(company)
    const first = await newTruck(company, { captain: { id: keep.captainId } })
    await mergeRows(clerk, 'mergeTrucks', drop, first)
    await mergeRows(clerk, 'mergeTrucks', keep, drop)
    expect((await clerk.ask<{ answer: object }>(documents.one, { id: first.id })).answer).toMatchObject({
      mergedIntoName: keep.plate,
    })
  })

  it('has plates of the dropped one mean the kept one', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await trucks(company)
    const key = await newKey(company)
    await mergeRows(clerk, 'mergeTrucks', keep, drop)
    const { project, soilType } = await groundOf(company)
    const input = {
      projectInfoId: project.id,
      truckCode: drop.plate,
      tpMode: 'INTERNAL',
      goSoilType: soilType.name,
      weightType: 'TRUCK',
      weightTons: '1',
      goDatetime: '2026-11-10T12:00:00+08:00',
    }
    const { answer } = await clerk.ask<{ answer: { id: string; truckCode: string } }>(
      'mutation ($input: CreateWaybillInput!) { answer: createWaybill(input: $input) { id truckCode } }',
      { input },
    )
    expect(answer.truckCode).toBe(keep.plate)
    await report(key, [{ truckCode: drop.plate, gps: '113.9,22.5', createDatetime: '2026-11-10 12:00:00' }])
    const points = await rowsOf(sql`select truck_id from track_point where company_id = ${company.id}`)
    expect(points).toEqual([{ truck_id: keep.id }])
  })

  it('has a sheet that comes in again know its trips by the kept one', async () => {
    const company = await newCompany()
    const { keep, drop } = await trucks(company)
    const { id } = await newWaybill(company, { truck: drop })
    const keys = [
      `T:${drop.id}|p|2026-11-10 12:00:00`,
      `T:${keep.id}|p|2026-11-10 12:00:00`,
      `T:${drop.id}|p|2026-11-11`,
    ]
    for (const key of keys) await insert('waybill_import_key', { companyId: company.id, key, waybillId: id })
    await mergeRows(await company.as('管理员'), 'mergeTrucks', keep, drop)
    const found = await rowsOf<{ key: string }>(
      sql`select key from waybill_import_key where company_id = ${company.id}`,
    )
    const [first, second, third] = keys
    expect(found.map(({ key }) => key).sort()).toEqual([first, second, third?.replace(drop.id, keep.id)].sort())
  })

  it('reads the track of a moved trip from the positions of the dropped one', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const trip = await newTrip(company)
    await reportTrip(company, trip, wayOf(trip))
    const keep = await newTruck(company, { captain: { id: trip.truck.captainId } })
    const track = async () =>
      clerk.ask<{ waybillTrack: { truckCode: string; distance: number; points: object[] } }>(
        'query ($id: ID!) { waybillTrack(id: $id) { truckCode distance points { lng lat } } }',
        { id: trip.id },
      )
    const before = await track()
    expect(before.waybillTrack.points.length).toBeGreaterThan(10)
    await mergeRows(clerk, 'mergeTrucks', keep, trip.truck)
    const { waybillTrack } = await track()
    expect(waybillTrack).toEqual({ ...before.waybillTrack, truckCode: keep.plate })
  })

  it('still finds a trip that overlaps with a settled one, and one with its twin', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await twins(company)
    const noon = new Date('2026-11-10T12:00:00+08:00')
    const at = (minutes: number) => ({
      goDatetime: new Date(noon.getTime() + minutes * MINUTE),
      inDatetime: new Date(noon.getTime() + (minutes - 5) * MINUTE),
      completeDatetime: new Date(noon.getTime() + minutes * MINUTE + HOUR),
    })
    const settled = await newSettlement(company, { truck: drop, count: 1 })
    const [own] = settled.waybillIds
    await rowsOf(
      sql`update waybill set go_datetime = ${at(0).goDatetime}, in_datetime = ${at(0).inDatetime}, complete_datetime = ${at(0).completeDatetime} where id = ${own ?? ''}`,
    )
    const [moved, other] = [
      await newWaybill(company, { truck: drop, ...at(20) }),
      await newWaybill(company, { truck: keep, ...at(40) }),
    ]
    const overlapping = async (id: string) =>
      (await flagsOf(clerk, { id })).filter(({ rule }) => rule === 'TRIPS_OVERLAP').length
    await recheck(company, moved, other)
    expect([await overlapping(moved.id), await overlapping(other.id)]).toEqual([1, 0])
    await mergeRows(clerk, 'mergeTrucks', keep, drop)
    expect([await overlapping(moved.id), await overlapping(other.id)]).toEqual([1, 1])
    await expectSound((await testApp()).database)
  })
})

describe('mergeTrucks refuses', () => {
  it('itself, another company’s, one that is out of use or was merged, and changes nothing', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await trucks(company)
    const stranger = (await trucks(await newCompany())).keep
    const code = (keepId: string, dropId: string) => clerk.code(merge, { input: { keepId, dropId, reason: '重复' } })
    expect(await code(keep.id, keep.id)).toBe('INVALID_INPUT')
    expect(await code(keep.id, stranger.id)).toBe('NOT_FOUND')
    expect(await clerk.code(merge, { input: { keepId: keep.id, dropId: drop.id, reason: ' ' } })).toBe('INVALID_INPUT')
    await rowsOf(sql`update truck set enabled = false where id = ${keep.id}`)
    expect(await code(keep.id, drop.id)).toBe('MERGE_KEEPS_RETIRED')
    await rowsOf(sql`update truck set enabled = true where id = ${keep.id}`)
    await mergeRows(clerk, 'mergeTrucks', keep, drop)
    expect(await code(keep.id, drop.id)).toBe('MERGED')
    expect(await code(drop.id, keep.id)).toBe('MERGED')
  })

  it('while a reviewer is asked about the dropped one', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await trucks(company)
    const other = await newWaybill(company, { pendingReview: true })
    await rowsOf(sql`update waybill_review set changes = jsonb_build_array(jsonb_build_object('field', 'truckId', 'before', ${keep.id}::text, 'after', ${drop.id}::text))
      where waybill_id = ${other.id}`)
    const trip = await newWaybill(company, { truck: drop })
    const { message } = await clerk.refusal(merge, { input: { keepId: keep.id, dropId: drop.id, reason: '重复' } })
    expect(message).toBe(
      `车辆“${drop.plate}”不能并入“${keep.plate}”：运单${other.no}有涉及它的修改待审核，请先审核或撤回`,
    )
    expect(await platesOf(company, [trip.id])).toEqual([`${drop.plate} ${drop.id}`])
  })

  it('people who may not retire trucks, or do not see every project', async () => {
    const company = await newCompany()
    const { keep, drop } = await trucks(company)
    const input = { keepId: keep.id, dropId: drop.id, reason: '重复' }
    expect(await (await company.as('只读')).code(merge, { input })).toBe('FORBIDDEN')
    const member = await newMember(company)
    await member.limitTo([(await groundOf(company)).project.id])
    expect(await member.caller.code(merge, { input })).toBe('PROJECTS_LIMITED')
    const { answer } = await member.caller.ask<{ answer: Merged }>(documents.one, { id: drop.id })
    expect(answer).toMatchObject({ plate: drop.plate })
  })
})
