import { describe, expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { figuresOf } from './figures'

const none = '0.00' as Money
const nothing = {
  __typename: 'Welcome' as const,
  openReceiptCount: 0,
  openReceiptWaybillCount: 0,
  settleAbleWaybillCount: 0,
  settleAbleAmount: none,
  pendingReviewCount: 0,
  pendingSettlementCount: 0,
  pendingSettlementAmount: none,
  approvedUnpaidAmount: none,
  lackingPayeeCount: 0,
  yesterdayTripCount: 0,
  days: [],
}
const EVERYTHING = () => true
const labels = (figures: readonly { label: string }[]) => figures.map(({ label }) => label)

describe('the figures of the first page', () => {
  it('begin with what there is for this person to do, what holds others up most first', () => {
    const welcome = { ...nothing, openReceiptCount: 3, pendingSettlementCount: 1, lackingPayeeCount: 7 }
    const { todo, others } = figuresOf(welcome, { count: 2, error: undefined }, EVERYTHING)
    const some = ['待审核结算单', '缺收款人运单', '未结算回执', '缺单价运单']
    expect(labels(todo)).toEqual([...some, '修改待审核运单', '已审核未付款'])
    expect(todo.map((figure) => figure.none)).toEqual([false, false, false, false, true, true])
    expect(labels(others)).toEqual(['可结算运单', '昨日趟数'])
  })

  it('keep the place of the count that comes late', () => {
    const places = [undefined, 0, 5].map((count) =>
      labels(figuresOf({ ...nothing, pendingReviewCount: 1 }, { count, error: undefined }, EVERYTHING).todo),
    )
    expect(new Set(places.map((place) => place.indexOf('缺单价运单')))).toEqual(new Set([1]))
  })

  it('lose none of them for somebody who may only look', () => {
    const { todo, others } = figuresOf(nothing, { count: 0, error: undefined }, () => false)
    expect(todo).toEqual([])
    expect(others).toHaveLength(8)
  })
})
