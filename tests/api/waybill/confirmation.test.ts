import { createRunCommand } from '@tufang/server/kernel/command/command'
import { sql } from '@tufang/server/kernel/sql/sql'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import type { WordGiven } from '@tufang/server/modules/waybill/confirmation/input'
import { ConfirmationVerdict, TripSide } from '@tufang/server/modules/waybill/enums'
import { flagsOf, statesOf } from '@tufang/tests/anomaly'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newWaybill, type Waybill } from '@tufang/tests/factories/waybill'
import { insert, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { beforeAll, describe, expect, it } from 'vitest'

const company = await newCompany()
const clerk = await company.as('结算员')
const run = createRunCommand(await testDatabase(), systemClock)
const { tripConfirmations } = await services()

/** Word of a side about a trip, through the door of the test. */
const say = (waybill: Waybill, said: Partial<WordGiven> = {}, by: TestCompany = company, key?: string) => {
  const word = { waybillId: waybill.id, side: TripSide.DRIVER, verdict: ConfirmationVerdict.CONFIRMED, ...said }
  const options = { name: 'test.confirm', title: '签认', input: word, idempotencyKey: key ?? null }
  return run(by.actor('结算员'), options, (tx) => tripConfirmations.confirmTrip(tx, word))
}

const refuse = { verdict: ConfirmationVerdict.REFUSED, reason: '不是我拉的' }
const correct = (weightTons: string) => ({
  verdict: ConfirmationVerdict.CORRECTED,
  weightTons: weightTons as WordGiven['weightTons'],
  reason: '过磅单不同',
})
const refused = (word: Promise<unknown>) =>
  word.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

const words = async ({ id }: Waybill) =>
  (
    await clerk.ask<{ waybill: { confirmations: { side: string; verdict: string }[] } }>(
      'query ($id: ID!) { waybill(id: $id) { confirmations { side verdict weightTons weightType reason picture createBy } } }',
      { id },
    )
  ).waybill.confirmations

const kept = ({ id }: Waybill) =>
  rowsOf<{ verdict: string; standing: boolean }>(
    sql`select verdict, replaced_at is null as standing from trip_confirmation where waybill_id = ${id} order by created_at, id`,
  )

describe('the word of a side', () => {
  let trip: Waybill
  beforeAll(async () => {
    trip = await newWaybill(company, { weightUnit: 'TON', weightTons: '20' })
  })

  it('stands beside that of the other side, and is shown to the clerks', async () => {
    await say(trip)
    await say(trip, { side: TripSide.SITE, ...correct('19.5') })
    const createBy = company.people.结算员.name
    expect(await words(trip)).toEqual([
      {
        side: 'DRIVER',
        verdict: 'CONFIRMED',
        weightTons: null,
        weightType: 'TON',
        reason: null,
        picture: null,
        createBy,
      },
      {
        side: 'SITE',
        verdict: 'CORRECTED',
        weightTons: '19.500',
        weightType: 'TON',
        reason: '过磅单不同',
        picture: null,
        createBy,
      },
    ])
  })

  it('said again changes nothing; another word replaces it and leaves it as history', async () => {
    const other = await newWaybill(company)
    const first = await say(other)
    expect(await say(other)).toEqual(first)
    await say(other, refuse)
    expect(await kept(other)).toEqual([
      { verdict: 'CONFIRMED', standing: false },
      { verdict: 'REFUSED', standing: true },
    ])
    const { waybillChanges } = await clerk.ask<{ waybillChanges: object[] }>(
      'query ($id: ID!) { waybillChanges(id: $id) { label before after reason } }',
      { id: other.id },
    )
    expect(waybillChanges).toEqual([
      { label: '司机签认', before: '已签认', after: '已拒绝', reason: '不是我拉的' },
      { label: '司机签认', before: null, after: '已签认', reason: null },
    ])
  })

  it('under one key is one word', async () => {
    const other = await newWaybill(company)
    const first = await say(other, refuse, company, 'once')
    expect(await say(other, refuse, company, 'once')).toEqual(first)
    expect(await kept(other)).toHaveLength(1)
  })

  it.each<[string, Partial<WordGiven>]>([
    ['a refusal without a reason', { verdict: ConfirmationVerdict.REFUSED }],
    ['a correction without a quantity', { verdict: ConfirmationVerdict.CORRECTED, reason: '少了' }],
    ['a correction to nothing', correct('0')],
    ['a quantity beside a confirmation', { weightTons: '3' as never }],
    ['a reason of 201 characters', { ...refuse, reason: '长'.repeat(201) }],
    ['a picture that is not there', { pictureId: newId() }],
  ])('is not taken: %s', async (_, said) => {
    expect(await refused(say(trip, said))).toBe('INVALID_INPUT')
  })

  it('about trucks is a whole number', async () => {
    const counted = await newWaybill(company, { weightUnit: 'TRUCK', weightTons: '1' })
    expect(await refused(say(counted, correct('1.5')))).toBe('INVALID_INPUT')
    expect(await refused(say(counted, correct('2')))).toBe('done')
  })

  it('is refused about a void trip and one of another company', async () => {
    expect(await refused(say(await newWaybill(company, { status: 'VOID' })))).toBe('TRIP_VOID')
    const stranger = await newCompany()
    expect(await refused(say(trip, {}, stranger))).toBe('NOT_FOUND')
  })

  it('names a picture of the company alone', async () => {
    const picture = async (of: TestCompany) => {
      const id = newId()
      const { userId } = of.actor('结算员')
      const file = { companyId: of.id, userId, key: `x/${id}.png`, name: '磅单.png', mime: 'image/png', size: 3 }
      await insert('stored_file', { id, ...file, purpose: 'WAYBILL_PICTURE', sha256: 'x', keptAt: new Date() })
      return id
    }
    const other = await newWaybill(company)
    expect(await refused(say(other, { pictureId: await picture(await newCompany()) }))).toBe('INVALID_INPUT')
    const id = await picture(company)
    const { picture: link } = await say(other, { pictureId: id })
    expect(link).toContain(`/files/${id}?token=`)
  })
})

describe('a word that differs is an oddity of the trip', () => {
  it('for a refusal, until the side confirms', async () => {
    const trip = await newWaybill(company)
    await say(trip, refuse)
    const [flag] = await flagsOf(clerk, trip)
    expect([flag?.rule, flag?.state, flag?.evidence]).toEqual(['SIDES_DIFFER', 'OPEN', '司机拒绝签认：不是我拉的'])
    await say(trip)
    expect(await statesOf(clerk, trip)).toEqual(['SIDES_DIFFER GONE'])
  })

  it('for another quantity beyond the tolerance of the unit', async () => {
    const trip = await newWaybill(company, { weightUnit: 'TON', weightTons: '20' })
    await say(trip, correct('19.8'))
    expect(await flagsOf(clerk, trip)).toEqual([])
    await say(trip, { side: TripSide.SITE, ...correct('19.799') })
    const [flag] = await flagsOf(clerk, trip)
    expect(flag?.evidence).toBe('渣土场更正为19.799吨（运单20.000吨）：过磅单不同')
  })
})
