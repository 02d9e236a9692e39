import { describe, expect, it } from 'vitest'
import { SettlementStatus } from '../enums.js'
import { assertAlike, byNumber, mergedStatus } from './rearrange.js'

const { PENDING, APPROVED } = SettlementStatus

describe('the order of settlement numbers', () => {
  it('puts the older day and sequence first, and a part after the settlement that it was split from', () => {
    const ordered = [
      'JS202611190002',
      'JS202611200001',
      'JS202611200001-1',
      'JS202611200001-1-3',
      'JS202611200001-2',
      'JS202611200001-10',
      'JS202611200002',
    ]
    const shuffled = [...ordered].reverse().map((settleNo) => ({ settleNo }))
    expect(shuffled.sort(byNumber).map(({ settleNo }) => settleNo)).toEqual(ordered)
  })
})

describe('the status after a merge', () => {
  it('is approved only when all were', () => {
    expect(mergedStatus([APPROVED, APPROVED])).toBe(APPROVED)
    expect(mergedStatus([APPROVED, PENDING])).toBe(PENDING)
    expect(mergedStatus([PENDING, PENDING])).toBe(PENDING)
  })
})

describe('settlements that may be merged', () => {
  it('are of one project and one payee, or of none', () => {
    const one = { projectId: 'p', payeeId: 'y' }
    expect(() => assertAlike([one, one])).not.toThrow()
    expect(() =>
      assertAlike([
        { ...one, payeeId: null },
        { ...one, payeeId: null },
      ]),
    ).not.toThrow()
    for (const other of [
      { ...one, projectId: 'q' },
      { ...one, payeeId: 'z' },
      { ...one, payeeId: null },
    ])
      expect(() => assertAlike([one, other])).toThrow('只能合并同一项目、同一收款人的结算单')
  })
})
