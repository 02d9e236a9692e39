import { describe, expect, it } from 'vitest'
import { money, quantity, ZERO } from '../../../kernel/money/money.js'
import type { StatementRow } from './settlement.queries.js'
import { foldStatement } from './statement.js'

const row = (level: StatementRow['level'], parts: Partial<StatementRow>): StatementRow => ({
  settlementId: 's',
  level,
  carrierName: '甲',
  day: null,
  truckCode: null,
  weightUnit: null,
  price: null,
  cnt: 1,
  weightTons: quantity(1),
  prepaidAmt: ZERO,
  totalAmt: money(10),
  ...parts,
})

describe('foldStatement', () => {
  it('folds rows into carriers, dates and trucks, in their order', () => {
    const truck = { truckCode: '粤B1', weightUnit: 'TON', price: money(5), prepaidAmt: money(1) } as const
    expect(
      foldStatement([
        row('carrier', { cnt: 3, totalAmt: money(30) }),
        row('day', { day: '2026-10-01', cnt: 2, totalAmt: money(20) }),
        row('truck', { day: '2026-10-01', ...truck }),
        row('truck', { day: '2026-10-01', ...truck, truckCode: '粤B2' }),
        row('day', { day: '2026-10-02' }),
        row('truck', { day: '2026-10-02', ...truck }),
        row('carrier', { carrierName: '乙' }),
        row('day', { carrierName: '乙', day: '2026-10-01' }),
        row('truck', { carrierName: '乙', day: '2026-10-01', ...truck, weightUnit: 'TRUCK' }),
      ]),
    ).toEqual([
      {
        carrierName: '甲',
        cnt: 3,
        amt: '30.00',
        detail: [
          { createDatetime: '2026-10-01', cnt: 2, totalAmt: '20.00', detailDetail: [line('粤B1'), line('粤B2')] },
          { createDatetime: '2026-10-02', cnt: 1, totalAmt: '10.00', detailDetail: [line('粤B1')] },
        ],
      },
      {
        carrierName: '乙',
        cnt: 1,
        amt: '10.00',
        detail: [
          {
            createDatetime: '2026-10-01',
            cnt: 1,
            totalAmt: '10.00',
            detailDetail: [{ ...line('粤B1'), weightUnit: 'TRUCK' }],
          },
        ],
      },
    ])
  })

  it('of nothing is nothing', () => {
    expect(foldStatement([])).toEqual([])
  })
})

function line(truckCode: string) {
  return {
    truckCode,
    settleCnt: 1,
    weightTons: '1.000',
    weightUnit: 'TON',
    settlePrice: '5.00',
    payeePrice: '1.00',
    totalAmt: '10.00',
  }
}
