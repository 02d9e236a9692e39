import { only, setPayees, setPrices, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newPayee } from '@tufang/tests/factories/payee'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const statement = `query ($id: ID!) {
  settlement(id: $id) {
    settleCnt settleAmt
    statement { carrierName cnt amt detail { createDatetime cnt totalAmt detailDetail {
      truckCode settleCnt weightTons weightUnit settlePrice payeePrice totalAmt } } }
  }
}`
interface Truck {
  truckCode: string
  settleCnt: number
  weightTons: string
  weightUnit: string
  settlePrice: string
  payeePrice: string
  totalAmt: string
}
interface Statement {
  settlement: {
    settleCnt: number
    settleAmt: string
    statement: {
      carrierName: string
      cnt: number
      amt: string
      detail: { createDatetime: string; cnt: number; totalAmt: string; detailDetail: Truck[] }[]
    }[]
  }
}

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''))
const total = <Row>(rows: readonly Row[], worthOf: (row: Row) => bigint): bigint =>
  rows.reduce((sum, row) => sum + worthOf(row), 0n)

/**
 * Trips of two carriers and of none, on three days around midnight in Shanghai, with two trucks, all units and uneven
 * prices.
 */
async function withStatement() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const captain = await newCaptain(company)
  const trucks = [
    await newTruck(company, { captain, plate: '粤B11111' }),
    await newTruck(company, { captain, plate: '粤B22222' }),
  ]
  const payees = [await newPayee(company, { name: '陈一' }), await newPayee(company, { name: '陈二' }), undefined]
  const days = ['2026-10-01T15:59:59Z', '2026-10-01T16:00:00Z', '2026-10-02T16:00:00Z']
  const units = ['TRUCK', 'CUBIC', 'TON'] as const
  const ids: string[] = []
  for (const [p, payee] of payees.entries()) {
    for (const [d, day] of days.entries()) {
      const plan = { truck: trucks[(p + d) % 2], weightUnit: units[d], weightTons: '12.345', goDatetime: new Date(day) }
      const made = await newWaybills(company, 2, { ...plan, exAmt: '0.05', adjustAmt: '-0.01' })
      await setPrices(
        clerk,
        made.map(({ id }) => ({ id, settlePrice: `${10 + p}.0${d + 1}` })),
      )
      const own = made.map(({ id }) => id)
      if (payee) await setPayees(clerk, payee, own)
      ids.push(...own)
    }
  }
  const { id } = only((await settle(clerk, { waybillIds: ids })).settlements)
  return (await clerk.ask<Statement>(statement, { id })).settlement
}

describe('the statement of a settlement', () => {
  it('adds up to the cent and the waybill on every level', async () => {
    const { settleAmt, settleCnt, statement: carriers } = await withStatement()
    expect(settleCnt).toBe(18)
    expect(total(carriers, ({ amt }) => cents(amt))).toBe(cents(settleAmt))
    expect(total(carriers, ({ cnt }) => BigInt(cnt))).toBe(18n)
    for (const { cnt, amt, detail } of carriers) {
      expect(total(detail, ({ totalAmt }) => cents(totalAmt))).toBe(cents(amt))
      expect(total(detail, (date) => BigInt(date.cnt))).toBe(BigInt(cnt))
      for (const date of detail) {
        expect(total(date.detailDetail, ({ totalAmt }) => cents(totalAmt))).toBe(cents(date.totalAmt))
        expect(total(date.detailDetail, ({ settleCnt: count }) => BigInt(count))).toBe(BigInt(date.cnt))
      }
    }
  })

  it('groups by carrier and day of Shanghai, and names those without a payee', async () => {
    const { statement: carriers } = await withStatement()
    expect(carriers.map(({ carrierName }) => carrierName).toSorted()).toEqual(
      ['陈一运输队', '陈二运输队', '未设置收款人'].toSorted(),
    )
    for (const { detail } of carriers) {
      expect(detail.map(({ createDatetime }) => createDatetime)).toEqual(['2026-10-01', '2026-10-02', '2026-10-03'])
    }
  })

  it('shows each truck of a day with its unit, quantity and price', async () => {
    const { statement: carriers } = await withStatement()
    const first = carriers.find(({ carrierName }) => carrierName === '陈一运输队')
    const common = { settleCnt: 2, weightTons: '24.690', payeePrice: '0.00' }
    expect(first?.detail.map((date) => date.detailDetail)).toEqual([
      [{ ...common, truckCode: '粤B11111', weightUnit: 'TRUCK', settlePrice: '10.01', totalAmt: '20.10' }],
      [{ ...common, truckCode: '粤B22222', weightUnit: 'CUBIC', settlePrice: '10.02', totalAmt: '247.48' }],
      [{ ...common, truckCode: '粤B11111', weightUnit: 'TON', settlePrice: '10.03', totalAmt: '247.72' }],
    ])
  })

  it('keeps different prices of one truck and day apart', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const truck = await newTruck(company, { captain: await newCaptain(company) })
    const goDatetime = new Date('2026-10-01T04:00:00Z')
    const ids: string[] = []
    for (const settlePrice of ['10.00', '10.00', '20.00']) {
      ids.push((await newWaybill(company, { truck, goDatetime, settlePrice })).id)
    }
    const { id } = only((await settle(clerk, { waybillIds: ids })).settlements)
    const { settlement } = await clerk.ask<Statement>(statement, { id })
    const trucks = settlement.statement[0]?.detail[0]?.detailDetail
    expect(trucks?.map(({ settleCnt, settlePrice, totalAmt }) => [settleCnt, settlePrice, totalAmt])).toEqual([
      [2, '10.00', '20.00'],
      [1, '20.00', '20.00'],
    ])
  })

  it('stays readable after the settlement was rejected', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { id: waybillId } = await newWaybill(company)
    const { id } = only((await settle(clerk, { waybillIds: [waybillId] })).settlements)
    const before = await clerk.ask<Statement>(statement, { id })
    await clerk.ask('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "错") { id } }', { id })
    expect(await clerk.ask(statement, { id })).toEqual(before)
  })
})
