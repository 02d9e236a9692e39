import { describe, expect, it } from 'vitest'
import { parseQuantity, quantity } from '../../../../kernel/money/money.js'
import type { WaybillValues } from '../../waybill/fields.js'
import { diffOf, sameValue, shownDiffs, valuesOf } from './diff.js'

const record = {
  weightTons: quantity(25),
  goDatetime: '2026-01-02 03:04:05.678+08',
  remark: null,
  isTicket: false,
  truckId: 'a',
  truckCode: '粤B1',
  settlePrice: null,
  priceSource: null,
} as WaybillValues

describe('what a patch changes', () => {
  it.each([
    ['weightTons', '25.000', '25', true],
    ['weightTons', '25.000', '25.001', false],
    ['settlePrice', '80.00', '80', true],
    ['settlePrice', null, '0.00', false],
    ['goDatetime', '2026-01-02 03:04:05.678+08', '2026-01-02T03:04:05+08:00', true],
    ['goDatetime', '2026-01-02 03:04:05.678+08', '2026-01-01T19:04:05.000Z', true],
    ['goDatetime', '2026-01-02 03:04:05+08', '2026-01-02T03:04:06+08:00', false],
    ['isTicket', false, false, true],
    ['remark', null, null, true],
    ['remark', '甲', '乙', false],
  ] as const)('%s from %j to %j: the same is %s', (field, one, other, same) => {
    expect(sameValue(field, one, other)).toBe(same)
  })

  it('is listed with before and after, names with their ids, without unchanged fields', () => {
    const diffs = diffOf(record, { truckId: 'b', truckCode: '粤B2', weightTons: parseQuantity('25'), isTicket: true })
    expect(diffs).toEqual([
      { field: 'truckId', before: 'a', after: 'b' },
      { field: 'truckCode', before: '粤B1', after: '粤B2' },
      { field: 'isTicket', before: false, after: true },
    ])
    expect(shownDiffs(diffs).map(({ field }) => field)).toEqual(['truckCode', 'isTicket'])
    expect(valuesOf(diffs)).toEqual({ truckId: 'b', truckCode: '粤B2', isTicket: true })
  })
})
