import { describe, expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { becomes, outcomesOf } from './becomes'
import type { Trip, TripAnswer } from './verbs'

const trip: Trip = {
  id: '1',
  no: 'YD1',
  settlementId: 's1',
  settleNo: 'JS1',
  weightType: 'TON',
  tpMode: 'RELEASE',
  goSoilType: '粘土',
  settlePrice: '80.00' as Money,
  payeeName: '周华斌',
  priceRejectReason: '偏高',
}
const answer: TripAnswer = { id: '1', ok: true, msg: null, settleNo: 'JS1', settleNoAfter: 'JS1' }
const told = (name: Parameters<typeof becomes>[0], given = '', over: Partial<Trip> = {}) => {
  const changed = { ...trip, ...over }
  const [row] = outcomesOf([changed], [answer])
  if (!row) throw new Error('no row')
  const { before, after } = becomes(name, changed, row, given)
  return `${before} → ${after}`
}

describe('what a verb makes of a trip', () => {
  it('is told in words', () => {
    expect(told('reprice', '1,234.5')).toBe('80.00 元/吨 → 1,234.50 元/吨')
    expect(told('reprice', '90', { settlePrice: null })).toBe('无 → 90.00 元/吨')
    expect(told('payee', '吴建国')).toBe('周华斌 → 吴建国')
    expect(told('payee', '吴建国', { payeeName: null })).toBe('无 → 吴建国')
    expect(told('remove')).toBe('JS1 → 未结算')
    expect(told('reject', ' 高于合同 ')).toBe('驳回：偏高 → 驳回：高于合同')
    expect(told('keep')).toBe('驳回：偏高 → 有效')
    expect(told('void')).toBe('未作废 → 已作废')
  })

  it('has the number and the amount of its settlement', () => {
    const [row] = outcomesOf(
      [trip],
      [{ ...answer, settleNo: null, settleNoAfter: 'JS9', amountAfter: '80.00' as Money }],
    )
    if (!row) throw new Error('no row')
    expect(becomes('settle', trip, row, '')).toEqual({ before: '未结算', after: 'JS9 80.00 元' })
  })
})

it('answers that say little are told with what the trip itself says', () => {
  expect(outcomesOf([trip], [{ id: '1', ok: false, msg: '已付款' }])).toEqual([
    {
      id: '1',
      ok: false,
      msg: '已付款',
      no: 'YD1',
      ...{ settleNo: null, settleNoAfter: null },
      amountBefore: null,
      amountAfter: null,
    },
  ])
})
