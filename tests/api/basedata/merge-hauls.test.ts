import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { asTwin, mergeDocument, mergeRows, moneyOf } from '@tufang/tests/merging'
import { newSettlement } from '@tufang/tests/rearrange'
import { insert, rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

type Row = { id: string; name: string }

/** Kinds of base data that trips, prices and tickets refer to: soils by name, dump sites by id. */
const kinds = {
  soil: {
    mutation: 'mergeSoils',
    what: '土质',
    column: 'soil_type',
    of: ({ name }: Row) => name,
    twins: async (company: TestCompany) => {
      const keep = await newSoilType(company, { name: `黏土(${uniqueDigits(6)})` })
      const name = keep.name.replace('(', '（').replace(')', '）')
      return { keep, drop: await asTwin('soil_type', () => newSoilType(company, { name })) }
    },
    two: async (company: TestCompany) => ({ keep: await newSoilType(company), drop: await newSoilType(company) }),
  },
  site: {
    mutation: 'mergeSites',
    what: '渣土场',
    column: 'dump_site_id',
    of: ({ id }: Row) => id,
    twins: async (company: TestCompany) => {
      const keep = await newDumpSite(company, { name: `坪地收纳场(${uniqueDigits(6)})` })
      const name = keep.name.replace('(', '（').replace(')', '）')
      return { keep, drop: await asTwin('dump_site', () => newDumpSite(company, { name })) }
    },
    two: async (company: TestCompany) => ({ keep: await newDumpSite(company), drop: await newDumpSite(company) }),
  },
}
type Kind = (typeof kinds)['soil'] | (typeof kinds)['site']

/** Base data for trips that refer to a row of one kind; for the other kind all trips refer to the same row. */
async function hauling(company: TestCompany, kind: Kind) {
  const other = kind === kinds.soil ? await newDumpSite(company) : await newSoilType(company)
  return (row: Row) => (kind === kinds.soil ? { soilType: row, dumpSite: other } : { soilType: other, dumpSite: row })
}

const namesOf = (company: TestCompany, ids: readonly string[]) =>
  rowsOf<{ soil: string; site: string; name: string }>(
    sql`select go_soil_type as soil, dump_site_id as site, garbage_name as name from waybill
        where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`,
  )

const refusalOf = async (caller: Caller, kind: Kind, keep: Row, drop: Row) =>
  (await caller.refusal(mergeDocument(kind.mutation), { input: { keepId: keep.id, dropId: drop.id, reason: '重复' } }))
    .message

describe.each(Object.entries(kinds))('merging a %s', (_, kind: Kind) => {
  it('moves open trips and prices, leaves what is settled, and changes no money', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await kind.twins(company)
    const of = await hauling(company, kind)
    const project = await newProject(company)
    const price = await newProjectPrice(company, { project, ...of(drop), price: '88.00' })
    const card = await newCard(company)
    const pending = await newPendingPrice(company, project, of(drop))
    const ticketed = { isTicket: true, project, ...of(drop) }
    const approved = await newSettlement(company, { ...ticketed, approved: true, payee: await newPayee(company) })
    const waiting = await newSettlement(company, { project, ...of(drop) })
    const open = await newWaybills(company, 2, { project, card, ...of(drop) })
    const typed = await newWaybill(company, { ...ticketed, card, settlePrice: '77.00' })
    const gone = await newWaybill(company, { project, status: 'VOID', ...of(drop) })
    const moving = [...open, typed].map(({ id }) => id)
    const staying = [...approved.waybillIds, ...waiting.waybillIds, gone.id]
    const [before, stayed] = [await moneyOf(company), await namesOf(company, staying)]
    const wasAt = await namesOf(company, moving)

    const preview = await mergeRows(clerk, kind.mutation, keep, drop, { dryRun: true })
    expect(preview.moved).toEqual([
      { label: '项目单价', count: 1 },
      { label: '直付价', count: 1 },
      { label: '运单', count: 3 },
    ])
    expect(preview.stayed).toEqual([{ label: '运单', count: 5 }])
    expect(await namesOf(company, moving)).toEqual(wasAt)

    expect(await mergeRows(clerk, kind.mutation, keep, drop)).toEqual(preview)
    expect(await moneyOf(company)).toEqual(before)
    expect(await namesOf(company, staying)).toEqual(stayed)
    const expected = kind === kinds.soil ? { soil: keep.name } : { site: keep.id, name: keep.name }
    expect(await namesOf(company, moving)).toEqual(moving.map(() => expect.objectContaining(expected)))
    for (const [table, id] of [
      ['project_price', price.id],
      ['direct_pay_price', pending.id],
    ] as const) {
      const found = await rowsOf(sql`select ${sql.ref(kind.column)} as at from ${sql.ref(table)} where id = ${id}`)
      expect(found).toEqual([{ at: kind.of(keep) }])
    }
    await expectSound((await testApp()).database)
  })

  it('offers the kept one where the dropped one was offered, and widens phases unless trips would change theirs', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await kind.two(company)
    const project = await newProject(company)
    const isSoil = kind === kinds.soil
    const [table, column] = isSoil ? ['project_soil_type', 'soil_type_id'] : ['project_dump_site', 'dump_site_id']
    const list = isSoil ? sql`soil_types` : sql`dump_site_ids`
    await insert(table, {
      companyId: company.id,
      projectId: project.id,
      [isSoil ? 'soilTypeId' : 'dumpSiteId']: drop.id,
    })
    const [one, other] = [await newProjectPhase(company, { project }), await newProjectPhase(company, { project })]
    const only = (phase: Row, row: Row) =>
      rowsOf(
        sql`update project_phase set ${list} = array[${kind.of(row)}]::${isSoil ? sql`text` : sql`uuid`}[] where id = ${phase.id}`,
      )
    await only(one, drop)
    await only(other, keep)
    expect(await refusalOf(clerk, kind, keep, drop)).toContain('请先修改分期')
    await rowsOf(sql`update project_phase set from_day = '2027-01-01', to_day = '2027-02-01' where id = ${other.id}`)
    expect((await mergeRows(clerk, kind.mutation, keep, drop)).moved).toEqual([
      { label: '项目', count: 1 },
      { label: '分期', count: 1 },
    ])
    expect(
      await rowsOf(sql`select ${sql.ref(column)} as id from ${sql.ref(table)} where project_id = ${project.id}`),
    ).toEqual([{ id: keep.id }])
    expect(await rowsOf(sql`select ${list} as list from project_phase where id = ${one.id}`)).toEqual([
      { list: [kind.of(drop), kind.of(keep)] },
    ])
  })

  it('is refused where the amount of an open trip would change, or a project would pay two prices', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await kind.two(company)
    const of = await hauling(company, kind)
    const project = await newProject(company)
    await newProjectPrice(company, { project, ...of(keep), price: '99.00' })
    // A settlement keeps the price of the dropped row.
    const settled = await newSettlement(company, { project, count: 1, settlePrice: '70.00', ...of(drop) })
    const [captain] = await rowsOf<{ id: string }>(
      sql`select captain_id as id from waybill where id = ${settled.waybillIds[0] ?? ''}`,
    )
    if (!captain) throw new Error('nobody hauled')
    const terms = { project, members: [{ captainId: captain.id }], tpMode: 'FREIGHT' as const }
    await newDirectPayPrice(company, { ...terms, from: new Date('2026-01-01'), price: '80.00', ...of(drop) })
    const trip = await newWaybill(company, { project, truck: await newTruck(company, { captain }), ...of(drop) })
    const prefix = `${kind.what}“${drop.name}”不能并入“${keep.name}”：`
    expect(await refusalOf(clerk, kind, keep, drop)).toBe(
      `${prefix}1趟未结算运单的金额会因此改变（${trip.no}），请先结算它们，或使两者的单价一致`,
    )
    await newProjectPrice(company, { project, ...of(drop), price: '66.00' })
    expect(await refusalOf(clerk, kind, keep, drop)).toBe(
      `${prefix}${project.name}两者在同一时间都有项目单价，请先停用或作废其中之一`,
    )
    const expected = kind === kinds.soil ? { soil: drop.name } : { site: drop.id }
    expect(await namesOf(company, [trip.id])).toEqual([expect.objectContaining(expected)])
  })

  it('is refused where two direct-pay prices would be for one trip', async () => {
    const company = await newCompany()
    const { keep, drop } = await kind.two(company)
    const of = await hauling(company, kind)
    const [project, captain] = [await newProject(company), await newCaptain(company)]
    const terms = {
      project,
      members: [{ captainId: captain.id }],
      tpMode: 'FREIGHT' as const,
      from: new Date('2026-01-01'),
    }
    await newDirectPayPrice(company, { ...terms, ...of(keep) })
    await newDirectPayPrice(company, { ...terms, ...of(drop) })
    expect(await refusalOf(await company.as('管理员'), kind, keep, drop)).toBe(
      `${kind.what}“${drop.name}”不能并入“${keep.name}”：${project.name}两者在同一时间都有直付价，请先停用或作废其中之一`,
    )
  })

  it('is refused while tickets are left at the dropped one, or would lack at the kept one', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { keep, drop } = await kind.two(company)
    const of = await hauling(company, kind)
    const project = await newProject(company)
    const happenedAt = new Date('2026-06-01T00:00:00+08:00')
    const entry = { project, happenedAt, kind: 'COLLECT' as const }
    await newTicketEntry(company, { ...entry, ...of(drop), quantity: 2 })
    const prefix = `${kind.what}“${drop.name}”不能并入“${keep.name}”：`
    expect(await refusalOf(clerk, kind, keep, drop)).toBe(
      `${prefix}${project.name}在它名下的票还余2张，请先用完、退票或更正为零；未结算的用票运单请先结算`,
    )
    await newTicketEntry(company, { ...entry, ...of(drop), quantity: -2 })
    await newTicketEntry(company, { ...entry, ...of(keep), quantity: 1 })
    const trips = await newWaybills(company, 2, { project, isTicket: true, ...of(drop) })
    expect(await refusalOf(clerk, kind, keep, drop)).toBe(
      `${prefix}${project.name}在保留的名下会缺1张票，请先领票或结算用票的运单`,
    )
    await newTicketEntry(company, { ...entry, ...of(keep), quantity: 1 })
    const merged = await mergeRows(clerk, kind.mutation, keep, drop)
    expect(merged.moved).toEqual([{ label: '运单', count: trips.length }])
    await expectSound((await testApp()).database)
  })
})

async function newPendingPrice(company: TestCompany, project: Row, of: { soilType: Row; dumpSite: Row }) {
  const captain = await newCaptain(company)
  return newDirectPayPrice(company, { project, tpMode: 'FREIGHT', members: [{ captainId: captain.id }], ...of })
}
