import { sql } from '@tufang/server/kernel/sql/sql'
import { flagsOf, setRule, statesOf } from '@tufang/tests/anomaly'
import { cardOf } from '@tufang/tests/chain'
import { HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { changeDocuments as documents, updateWaybill } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
const ago = (ms: number) => new Date(Date.now() - ms)
const truckOf = async (capacityTons?: string) =>
  newTruck(company, { captain: await newCaptain(company), ...(capacityTons ? { capacityTons } : {}) })

describe('the flags of a waybill', () => {
  it('are there when a clerk has added it, and over when he has mended it', async () => {
    const truck = await truckOf()
    const ground = await newWaybill(company, { truck })
    const { projectId, goSoilType } = await rowOf<{ projectId: string; goSoilType: string }>(sql`
      select project_id as "projectId", go_soil_type as "goSoilType" from waybill
      where company_id = ${company.id} and id = ${ground.id}`)
    const input = {
      projectId,
      truckCode: truck.plate,
      goSoilType,
      tpMode: 'RELEASE',
      weightType: 'TRUCK',
      weightTons: '1',
      status: 'UNLOADED',
      goDatetime: ago(40 * HOUR).toISOString(),
      completeDatetime: ago(HOUR).toISOString(),
    }
    const { createWaybill: made } = await admin.ask<{ createWaybill: { id: string; version: number } }>(
      documents.create,
      { input },
    )
    expect(await statesOf(clerk, made)).toEqual(['TRIP_TOO_LONG OPEN', 'MISSING_PUNCH OPEN'])
    await updateWaybill(admin, made, {
      inDatetime: ago(41 * HOUR).toISOString(),
      completeDatetime: ago(39 * HOUR).toISOString(),
    })
    expect(await statesOf(clerk, made)).toEqual(['TRIP_TOO_LONG GONE', 'MISSING_PUNCH GONE'])
  })

  it('come with its unloading, and go when the edit that raised them is undone', async () => {
    const truck = await truckOf('20')
    const waybill = await newWaybill(company, {
      truck,
      status: 'IN_TRANSIT',
      goDatetime: ago(2 * HOUR),
      weightUnit: 'TON',
      weightTons: '19',
    })
    await clerk.ask(documents.unload, { id: waybill.id, input: { weightTons: '21.5' } })
    expect((await flagsOf(clerk, waybill)).map(({ evidence }) => evidence)).toEqual([
      '装载21.500吨，核载20.000吨，超出7.5%',
    ])
    const { changeSetId } = await updateWaybill(admin, waybill, { weightTons: '18' })
    expect(await statesOf(clerk, waybill)).toEqual(['OVERWEIGHT GONE'])
    await admin.ask(documents.undo, { changeSetId })
    expect(await statesOf(clerk, waybill)).toEqual(['OVERWEIGHT OPEN', 'OVERWEIGHT GONE'])
  })

  it('wait with the edit while that waits for a reviewer, and hold the waybill back from when he has approved it', async () => {
    const own = await newCompany()
    const [typist, reviewer] = [await own.as('结算员'), await own.as('管理员')]
    await setRule(reviewer, 'OVERWEIGHT', { blocking: true })
    const card = await newCard(own)
    const truck = await newTruck(own, { captain: { id: card.captainId }, capacityTons: '20' })
    const waybill = await newWaybill(own, { card, truck, weightUnit: 'TON', weightTons: '19' })
    const { review } = await updateWaybill(typist, waybill, { weightTons: '25' })
    expect(await statesOf(typist, waybill)).toEqual([])
    await reviewer.ask(documents.approve, { id: review?.id })
    expect(await statesOf(typist, waybill)).toEqual(['OVERWEIGHT OPEN'])
    expect(await cardOf(typist, card)).toMatchObject({ waybillsCount: 1, settleAbleCount: 0, updateWaybillsCount: 1 })
  })

  it('of another trip follow as well: one that overlaps no more is over', async () => {
    const truck = await truckOf()
    const [first, second] = [
      await newWaybill(company, { truck, goDatetime: ago(9 * HOUR), completeDatetime: ago(7 * HOUR) }),
      await newWaybill(company, { truck, goDatetime: ago(8 * HOUR), completeDatetime: ago(6 * HOUR) }),
    ]
    await updateWaybill(clerk, second, { isTicket: true })
    expect(await statesOf(clerk, second)).toEqual(['TRIPS_OVERLAP OPEN'])
    await updateWaybill(clerk, first, { completeDatetime: ago(8 * HOUR + 5 * MINUTE).toISOString() })
    expect(await statesOf(clerk, second)).toEqual(['TRIPS_OVERLAP GONE'])
  })

  it('end with it when it is voided', async () => {
    const waybill = await newWaybill(company, { truck: await truckOf(), inDatetime: null })
    await updateWaybill(clerk, waybill, { isTicket: true })
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH OPEN'])
    await admin.ask(documents.void, { id: waybill.id, reason: '重复' })
    expect((await statesOf(clerk, waybill)).toSorted()).toEqual(['MISSING_PUNCH GONE', 'TICKET_WITHOUT_TRIP OPEN'])
  })

  it('are not looked at for what no rule looks at', async () => {
    const waybill = await newWaybill(company, { truck: await truckOf(), inDatetime: null })
    const statements = await statementsOf(() => updateWaybill(clerk, waybill, { remark: '雨后土湿' }))
    expect(statements.filter((text) => text.includes('waybill_picture'))).toEqual([])
    const flags = await rowsOf(
      sql`select id from waybill_anomaly where company_id = ${company.id} and waybill_id = ${waybill.id}`,
    )
    expect(flags).toEqual([])
  })
})
