import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { describe, expect, it } from 'vitest'

const WORDS = 'confirmations { side verdict weightTons reason createBy }'
const CONFIRM = `mutation ($id: ID!, $input: CaptainWordInput!, $key: String, $dryRun: Boolean) {
  confirmCaptainTrip(id: $id, input: $input, idempotencyKey: $key, dryRun: $dryRun) { id ${WORDS} } }`
const WAYBILL = `query ($id: ID!) { waybill(id: $id) { ${WORDS} } }`
const QUESTION = { verdict: 'REFUSED', reason: '这趟拉了两次' }

interface Told {
  waybill: { confirmations: { side: string; verdict: string }[] }
}

/** A captain with a trip in a company. */
async function ground(company?: TestCompany) {
  const own = company ?? (await newCompany())
  const captain = await newSignedUpCaptain(own)
  const card = await newCard(own, { captain })
  const trip = await newWaybill(own, { card, settlePrice: '100.00', weightUnit: 'TON', weightTons: '20' })
  const caller = await enter(await testApp(), {
    userId: captain.person.id,
    companyId: null,
    roleType: RoleType.CAPTAIN,
  })
  return { company: own, captain, trip, caller, clerk: await own.as('管理员') }
}

describe('the word of a captain about a trip', () => {
  it('questions it with a reason, which is an oddity to the clerks, until he confirms it', async () => {
    const { trip, caller, clerk, company, captain } = await ground()
    expect(await caller.ask(CONFIRM, { id: trip.id, input: QUESTION })).toEqual({
      confirmCaptainTrip: {
        id: trip.id,
        confirmations: [{ side: 'CAPTAIN', weightTons: null, createBy: captain.person.name, ...QUESTION }],
      },
    })
    expect(await statesOf(clerk, trip)).toEqual(['SIDES_DIFFER OPEN'])
    expect((await clerk.ask<Told>(WAYBILL, { id: trip.id })).waybill.confirmations).toMatchObject([QUESTION])
    const logged = await rowsOf<{ company_id: string }>(
      sql`select company_id from operation_log where title = '车队长签认趟次' and company_id = ${company.id}`,
    )
    expect(logged).toHaveLength(1)
    await caller.ask(CONFIRM, { id: trip.id, input: { verdict: 'CONFIRMED' } })
    expect(await statesOf(clerk, trip)).toEqual(['SIDES_DIFFER GONE'])
  })

  it('corrects its quantity, which differs beyond the tolerance alone', async () => {
    const { trip, caller, clerk } = await ground()
    const correct = (weightTons: string) => ({ verdict: 'CORRECTED', weightTons, reason: '按磅单' })
    await caller.ask(CONFIRM, { id: trip.id, input: correct('20.1') })
    expect(await statesOf(clerk, trip)).toEqual([])
    await caller.ask(CONFIRM, { id: trip.id, input: correct('21') })
    expect(await statesOf(clerk, trip)).toEqual(['SIDES_DIFFER OPEN'])
  })

  it('is one under one key, and none when it is only tried', async () => {
    const { trip, caller } = await ground()
    await caller.ask(CONFIRM, { id: trip.id, input: QUESTION, dryRun: true })
    expect((await caller.ask<Told>(WAYBILL, { id: trip.id })).waybill.confirmations).toEqual([])
    const first = await caller.ask(CONFIRM, { id: trip.id, input: QUESTION, key: 'k' })
    expect(await caller.ask(CONFIRM, { id: trip.id, input: QUESTION, key: 'k' })).toEqual(first)
  })

  it('is refused about the trip of another captain, in a settlement, and to clerks', async () => {
    const { company, trip, caller, clerk } = await ground()
    const other = await newWaybill(company, { card: await newCard(company, { captain: await newCaptain(company) }) })
    const foreign = (await ground()).trip
    for (const id of [other.id, foreign.id, newId(), 'x'])
      expect(await caller.code(CONFIRM, { id, input: QUESTION })).toBe('NOT_FOUND')
    expect(await clerk.code(CONFIRM, { id: trip.id, input: QUESTION })).toBe('NOT_FOUND')
    expect(await caller.code(CONFIRM, { id: trip.id, input: { verdict: 'REFUSED' } })).toBe('INVALID_INPUT')
    only((await settle(clerk, { waybillIds: [trip.id] })).settlements)
    expect(await caller.code(CONFIRM, { id: trip.id, input: QUESTION })).toBe('TRIP_SETTLED')
  })

  it('sees no word of the other sides', async () => {
    const { company, trip, caller } = await ground()
    await rowsOf(sql`insert into trip_confirmation (company_id, id, waybill_id, side, verdict, reason, user_id, user_name, created_at)
      values (${company.id}, ${newId()}, ${trip.id}, 'SITE', 'REFUSED', '混有垃圾', ${company.people.管理员.id}, '场长', now())`)
    expect((await caller.ask<Told>(WAYBILL, { id: trip.id })).waybill.confirmations).toEqual([])
  })
})
