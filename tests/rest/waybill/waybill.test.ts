import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const at = (text: string) => new Date(`${text}+08:00`)

interface PageAnswer {
  data: { records: { id: string }[]; total: number }
}

describe('a waybill', () => {
  it('carries numbers for codes, money and quantities, text for times, and null for what is absent', async () => {
    const { id, no } = await newWaybill(company, {
      tpMode: 'FREIGHT',
      weightUnit: 'TON',
      weightTons: '25.125',
      settlePrice: '33.33',
      payTaxes: '1.20',
      goDatetime: at('2026-03-04T05:06:07'),
    })
    const answer = await clerk.rest('GET', `/chain/companywaybill/${id}`)
    expect(answer.json()).toMatchObject({
      code: 0,
      data: {
        id,
        no,
        status: 3,
        tpMode: 2,
        weightType: 3,
        weightTons: 25.125,
        settlePrice: 33.33,
        priceSource: 3,
        receivable: 837.42,
        actual: 836.22,
        actuallyPaid: 0,
        goDatetime: '2026-03-04 05:06:07',
        isTicket: 0,
        isUpdate: 0,
        driverName: null,
        remark: null,
        settleNo: null,
        inShiftType: null,
      },
    })
  })

  it('of another company is not found', async () => {
    const { id } = await newWaybill(await newCompany())
    for (const unknown of [id, 'x', '0192a581-cc00-7ba6-9ea6-5d8066d08a38']) {
      const answer = await clerk.rest('GET', `/chain/companywaybill/${unknown}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ code: 1, msg: '运单不存在', errorCode: 'NOT_FOUND' })
    }
  })
})

describe('the waybill page', () => {
  it('takes a day of tickets without its end, and a range with it', async () => {
    const own = await newCompany()
    const caller = await own.as('只读')
    for (const time of ['2026-03-04T05:59:59', '2026-03-04T06:00:00', '2026-03-05T06:00:00']) {
      await newWaybill(own, { goDatetime: at(time) })
    }
    const totalOf = async (query: Record<string, string>) =>
      (await caller.rest('GET', '/chain/companywaybill/page', { query })).json<PageAnswer>().data.total
    expect(await totalOf({ start: '2026-03-04 06:00:00', end: '2026-03-05 06:00:00' })).toBe(1)
    expect(await totalOf({ goDatetimeStart: '2026-03-04 06:00:00', goDatetimeEnd: '2026-03-05 06:00:00' })).toBe(2)
    expect(await totalOf({ goDatetimeStart: '2026-03-04', goDatetimeEnd: '2026-03-04' })).toBe(2)
    expect(await totalOf({ start: '2026-03-04', end: '2026-03-04' })).toBe(2)
    expect(await totalOf({ start: '2026-03-04 00:00:00', end: '2026-03-04 00:00:00' })).toBe(2)
    const wrong = await caller.rest('GET', '/chain/companywaybill/page', { query: { start: '2026-02-30 00:00:00' } })
    expect(wrong.statusCode).toBe(400)
  })

  it('of a captain holds his own of every company, and of staff nothing', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    const captain = await newSignedUpCaptain(first)
    const same = await newSignedUpCaptain(second, captain.person)
    const made = [
      await newWaybill(first, { card: await newCard(first, { captain }) }),
      await newWaybill(second, { card: await newCard(second, { captain: same }) }),
    ]
    await newWaybill(first)
    const caller = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const { data } = (await caller.rest('GET', '/chain/captainWaybill/getPage')).json<PageAnswer>()
    expect(data.records.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
    const staff = await (await first.as('管理员')).rest('GET', '/chain/captainWaybill/getPage')
    expect(staff.json()).toMatchObject({ code: 0, data: { records: [], total: 0 } })
  })
})

describe('prices and payees of waybills', () => {
  it('are answered row by row', async () => {
    const waybill = await newWaybill(company)
    const rows = [
      { id: waybill.id, settlePrice: 88.5 },
      { id: 'x', settlePrice: '1' },
    ]
    const path = '/chain/companysettlewaybill/batchUpdatePrice'
    expect((await clerk.rest('POST', path, { body: rows })).json()).toMatchObject({
      code: 0,
      msg: '成功1条，失败1条',
      data: [
        { id: waybill.id, ok: true, msg: null },
        { id: 'x', ok: false, msg: '运单不存在' },
      ],
    })
    for (const settlePrice of [-1, 1.555, '1e3', 1_000_000_000, 'x', null]) {
      const answer = await clerk.rest('POST', path, { body: [{ id: waybill.id, settlePrice }] })
      expect(answer.statusCode, String(settlePrice)).toBe(400)
    }
  })

  it('of which none could be set are not reported as set', async () => {
    const waybill = await newWaybill(company)
    const body = [{ id: waybill.id, payeeId: waybill.id }]
    const answer = await clerk.rest('POST', '/chain/companywaybill/updateCarrierName', { body })
    expect(answer.json()).toMatchObject({ code: 1, errorCode: 'ROWS_REFUSED', msg: '收款人不存在' })
  })
})
