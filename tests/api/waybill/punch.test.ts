import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newOperator } from '@tufang/tests/factories/machine'
import { MINUTE, punchedTruck, punchOf, punchTrips, tripsOfTruck } from '@tufang/tests/punch'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]

const seconds = (at: Date): string => String(at.getTime() / 1000)
const stored = (id: string) =>
  rowsOf<{ state: string; conflict: string | null; waybill_id: string | null }>(
    sql`select state, conflict, waybill_id from punch where company_id = ${company.id} and id = ${id}`,
  )

describe('punches', () => {
  it('make and move a trip, each at its time', async () => {
    const { truck, card } = await punchedTruck(company)
    const [load, depart, unload] = [
      punchOf('LOAD', truck, 90, { cardNo: card.cardNo }),
      punchOf('DEPART', truck, 80),
      punchOf('UNLOAD', truck, 40),
    ]
    const made = await punchTrips(clerk, [unload, load, depart])
    expect(made.map(({ id, state, conflict }) => ({ id, state, conflict }))).toEqual(
      [unload, load, depart].map(({ id }) => ({ id, state: 'TAKEN', conflict: null })),
    )
    expect(await tripsOfTruck(company, truck)).toEqual([
      { status: 'UNLOADED', in: seconds(load.at), go: seconds(depart.at), done: seconds(unload.at) },
    ])
  })

  it('count once, however often and whenever they come', async () => {
    const { truck } = await punchedTruck(company)
    const batch = [punchOf('LOAD', truck, 60), punchOf('UNLOAD', truck, 30)]
    const answers = await Promise.all([punchTrips(clerk, batch), punchTrips(admin, batch), punchTrips(clerk, batch)])
    const [first] = answers
    for (const answer of answers)
      expect(answer.map(({ waybillNo }) => waybillNo)).toEqual(first?.map((one) => one.waybillNo))
    expect(await tripsOfTruck(company, truck)).toHaveLength(1)
    const [load] = batch
    if (!load) throw new Error('no loading')
    const [again] = await punchTrips(clerk, [{ ...load, kind: 'UNLOAD', at: new Date() }])
    expect(again).toMatchObject({ kind: 'LOAD', state: 'TAKEN', waybillNo: first?.[0]?.waybillNo })
  })

  it('of a phone whose clock is an hour slow stand at the true time', async () => {
    const { truck } = await punchedTruck(company)
    const HOUR = 60 * MINUTE
    const load = punchOf('LOAD', truck, 30)
    const [made] = await punchTrips(
      clerk,
      [{ ...load, at: new Date(load.at.getTime() - HOUR) }],
      new Date(Date.now() - HOUR),
    )
    expect(Math.abs((made?.skewSeconds ?? 0) - 3600)).toBeLessThanOrEqual(60)
    const [trip] = await tripsOfTruck(company, truck)
    expect(Math.abs(Number(trip?.in) - load.at.getTime() / 1000)).toBeLessThanOrEqual(60)
  })

  it('of two loaders for one truck make one trip, and the other waits for a clerk', async () => {
    const { truck } = await punchedTruck(company)
    const answers = await Promise.all([
      punchTrips(clerk, [punchOf('LOAD', truck, 50)]),
      punchTrips(admin, [punchOf('LOAD', truck, 48)]),
    ])
    expect(
      answers
        .flat()
        .map(({ conflict }) => conflict)
        .sort(),
    ).toEqual(['TWO_LOADS', null])
    expect(await tripsOfTruck(company, truck)).toHaveLength(1)
    const [told] = await rowsOf<{ count: number }>(
      sql`select count(*)::int from message where company_id = ${company.id} and kind = 'PUNCHES_TO_SETTLE'`,
    )
    expect(told?.count).toBeGreaterThan(0)
  })

  it.each([
    ['TRUCK_UNKNOWN', { truckCode: '粤Z99999' }],
    ['CARD_UNKNOWN', { cardNo: 'B999' }],
    ['PROJECT_UNKNOWN', { projectInfoId: newId() }],
    ['IN_FUTURE', { at: new Date(Date.now() + 20 * MINUTE) }],
    ['TOO_OLD', { at: new Date(Date.now() - 8 * 24 * 60 * MINUTE) }],
  ])('that do not fit wait with %s', async (conflict, more) => {
    const { truck } = await punchedTruck(company)
    const [answer] = await punchTrips(clerk, [punchOf('LOAD', truck, 10, more)])
    expect(answer).toMatchObject({ state: 'CONFLICT', conflict, conflictReason: expect.stringMatching(/./) })
    expect(await tripsOfTruck(company, truck)).toEqual([])
  })

  it.each(['VOIDED', 'NOT_ACTIVATED'] as const)('with a card that is %s wait', async (status) => {
    const { truck, card } = await punchedTruck(company)
    const bad = await newCard(company, { captain: { id: card.captainId }, status })
    const [answer] = await punchTrips(clerk, [punchOf('LOAD', truck, 10, { cardNo: bad.cardNo })])
    expect(answer).toMatchObject({ state: 'CONFLICT', conflict: 'CARD_NOT_USABLE' })
  })

  it('that come before their loading are kept, and count once it has come', async () => {
    const { truck } = await punchedTruck(company)
    const [load, unload] = [punchOf('LOAD', truck, 60), punchOf('UNLOAD', truck, 20)]
    const [early] = await punchTrips(clerk, [unload])
    expect(early).toMatchObject({ state: 'CONFLICT', conflict: 'NO_OPEN_TRIP' })
    await punchTrips(clerk, [load])
    expect(await stored(unload.id)).toMatchObject([{ state: 'TAKEN', conflict: null }])
    expect(await tripsOfTruck(company, truck)).toMatchObject([{ status: 'UNLOADED', done: seconds(unload.at) }])
  })

  it('give the same trips in whatever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }).chain((trips) =>
          fc.record({
            trips: fc.constant(trips),
            order: fc.shuffledSubarray([...new Array(trips * 3).keys()], { minLength: trips * 3 }),
            cuts: fc.array(fc.boolean(), { minLength: trips * 3, maxLength: trips * 3 }),
          }),
        ),
        async ({ trips, order, cuts }) => {
          const { truck } = await punchedTruck(company)
          const punches = Array.from({ length: trips }, (_, trip) => {
            const start = 300 - trip * 60
            return [
              punchOf('LOAD', truck, start),
              punchOf('DEPART', truck, start - 10),
              punchOf('UNLOAD', truck, start - 40),
            ]
          }).flat()
          for (let rest = order.slice(); rest.length > 0; ) {
            const size = Math.max(1, cuts.slice(order.length - rest.length).findIndex(Boolean) + 1)
            await punchTrips(
              clerk,
              rest.slice(0, size).flatMap((at) => punches[at] ?? []),
            )
            rest = rest.slice(size)
          }
          const expected = Array.from({ length: trips }, (_, trip) => {
            const [load, depart, unload] = punches.slice(trip * 3, trip * 3 + 3).map(({ at }) => seconds(at))
            return { status: 'UNLOADED', in: load, go: depart, done: unload }
          })
          expect(await tripsOfTruck(company, truck)).toEqual(expected)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('cost as many statements for fifty as for five', async () => {
    const count = async (trucks: number) => {
      const punched = await Promise.all(Array.from({ length: trucks }, () => punchedTruck(company)))
      const batch = punched.flatMap(({ truck }) => [punchOf('LOAD', truck, 60), punchOf('UNLOAD', truck, 30)])
      const sent = await statementsOf(async () => {
        const answers = await punchTrips(clerk, batch)
        expect(answers.every(({ state }) => state === 'TAKEN')).toBe(true)
      })
      return sent.length
    }
    const [few, many] = [await count(3), await count(25)]
    expect(many).toBeLessThanOrEqual(few + 2)
    expect(many).toBeLessThanOrEqual(60)
  })
})

const SETTLE =
  'mutation ($id: ID!, $input: PunchSettlingInput!) { settlePunch(id: $id, input: $input) { state waybillNo } }'

describe('settlePunch', () => {
  const settle = (id: string, input: object) =>
    clerk.ask<{ settlePunch: { state: string; waybillNo: string | null } }>(SETTLE, { id, input })

  it('attaches, makes a trip, or drops with a reason', async () => {
    const { truck } = await punchedTruck(company)
    const [load, twice] = [punchOf('LOAD', truck, 60), punchOf('LOAD', truck, 50)]
    await punchTrips(clerk, [load])
    await punchTrips(clerk, [twice])
    const [trip] = await stored(load.id)
    expect((await settle(twice.id, { as: 'ATTACH', waybillId: trip?.waybill_id })).settlePunch).toMatchObject({
      state: 'SETTLED',
    })
    const lone = await punchedTruck(company)
    const unload = punchOf('UNLOAD', lone.truck, 5)
    await punchTrips(clerk, [unload])
    expect((await settle(unload.id, { as: 'NEW' })).settlePunch.state).toBe('SETTLED')
    expect(await tripsOfTruck(company, lone.truck)).toMatchObject([{ status: 'UNLOADED', done: seconds(unload.at) }])
    const odd = punchOf('DEPART', lone.truck, 400)
    await punchTrips(clerk, [odd])
    expect(await clerk.code(SETTLE, { id: odd.id, input: { as: 'DROP' } })).toBe('INVALID_INPUT')
    expect((await settle(odd.id, { as: 'DROP', reason: '误打' })).settlePunch.state).toBe('DROPPED')
    expect(await clerk.code(SETTLE, { id: odd.id, input: { as: 'DROP', reason: '误打' } })).toBe('MOVE_NOT_ALLOWED')
  })

  it('knows no punch of another company', async () => {
    const { truck } = await punchedTruck(company)
    const odd = punchOf('UNLOAD', truck, 5)
    await punchTrips(clerk, [odd])
    const stranger = await (await newCompany()).as('管理员')
    const query = '{ punches { total } }'
    expect(await stranger.ask(query)).toEqual({ punches: { total: 0 } })
    expect(await stranger.code(SETTLE, { id: odd.id, input: { as: 'DROP', reason: '误打' } })).toBe('NOT_FOUND')
  })
})

describe('the operator of a machine', () => {
  it('punches, is proposed what comes next, and sees his own punches and no waybill', async () => {
    const { caller, machine } = await newOperator(company)
    const { truck, project } = await punchedTruck(company)
    await punchTrips(clerk, [punchOf('LOAD', (await punchedTruck(company)).truck, 30)])
    const [made] = await punchTrips(caller, [punchOf('LOAD', truck, 30)])
    expect(made).toMatchObject({ state: 'TAKEN', waybillNo: expect.stringMatching(/^BD/) })
    const query = `query ($truckCode: String) {
      punches { total records { id machineCode waybillNo waybillStatus waybill { no } } }
      punchOffer(truckCode: $truckCode) { projectName nextKind openTrip { no status } } }`
    expect(await caller.ask(query, { truckCode: truck.plate })).toEqual({
      punches: {
        total: 1,
        records: [
          {
            id: made?.id,
            machineCode: machine.code,
            waybillNo: made?.waybillNo,
            waybillStatus: 'LOADED',
            waybill: null,
          },
        ],
      },
      punchOffer: {
        projectName: project.name,
        nextKind: 'DEPART',
        openTrip: { no: made?.waybillNo, status: 'LOADED' },
      },
    })
    expect(await caller.code('{ waybills { total } }')).toBe('FORBIDDEN')
    expect(await caller.code(SETTLE, { id: made?.id, input: { as: 'NEW' } })).toBe('FORBIDDEN')
  })
})
