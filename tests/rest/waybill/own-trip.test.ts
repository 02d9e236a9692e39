import { newCompany } from '@tufang/tests/company'
import { newSignedUpDriver } from '@tufang/tests/factories/driver'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const PAGE = '/chain/owntrip/page'
const CONFIRM = '/chain/owntrip/confirm'

interface Answer {
  code: number
  data: { records: Record<string, unknown>[]; total: number }
}

const company = await newCompany()
const { driver, caller } = await newSignedUpDriver(company)
const trip = await newWaybill(company, { driver, weightUnit: 'TON', weightTons: '20.5' })
const other = await newWaybill(company)

const pageOf = async (query = '') => (await caller.rest('GET', `${PAGE}${query}`)).json<Answer>().data
const confirm = (body: object) => caller.rest('POST', CONFIRM, { body })

describe('a driver’s own trips', () => {
  it('are a page without prices and other people, codes as numbers', async () => {
    const { records, total } = await pageOf()
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({
      id: trip.id,
      no: trip.no,
      status: 3,
      weightTons: 20.5,
      verdict: null,
      mayConfirm: 1,
    })
    for (const member of ['settlePrice', 'receivable', 'captainName', 'driverName', 'cardId'])
      expect(records[0]).not.toHaveProperty(member)
    expect((await pageOf('?status=1')).total).toBe(0)
    expect((await pageOf('?waiting=1')).total).toBe(1)
  })

  it('are confirmed and refused by a number', async () => {
    const refused = (await confirm({ id: trip.id, verdict: 3, reason: '不是我拉的' })).json<{ data: object }>()
    expect(refused.data).toMatchObject({ id: trip.id, verdict: 3, reason: '不是我拉的' })
    expect((await pageOf('?waiting=1')).total).toBe(0)
    const corrected = (await confirm({ id: trip.id, verdict: 2, weightTons: 19, reason: '磅单' })).json<{
      data: object
    }>()
    expect(corrected.data).toMatchObject({ verdict: 2, verdictWeightTons: 19 })
  })

  it('are refused where they are another’s, and where the word is wrong', async () => {
    expect((await confirm({ id: other.id, verdict: 1 })).json<{ errorCode: string }>()).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
    expect((await confirm({ id: trip.id, verdict: 4 })).statusCode).toBe(400)
    expect((await confirm({ id: trip.id, verdict: 3 })).statusCode).toBe(400)
  })
})
