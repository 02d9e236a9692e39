import { expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { cardsOf, splitChanges, tripsOf } from './split'

const yuan = (text: string) => text as Money

it('shows what both halves of a split held together before', () => {
  const halves = [
    { settleNo: 'JS1', settleCnt: 3, settleAmt: yuan('300.30') },
    { settleNo: 'JS1-1', settleCnt: 2, settleAmt: yuan('199.99') },
  ]
  expect(splitChanges(halves)).toEqual([
    { settleNo: 'JS1', before: { settleCnt: 5, settleAmt: '500.29' }, after: { settleCnt: 3, settleAmt: '300.30' } },
    { settleNo: 'JS1-1', before: null, after: { settleCnt: 2, settleAmt: '199.99' } },
  ])
})

it('gathers trips by their cards, those without one together', () => {
  const trips = [
    { id: '1', cardNo: 'B1', receivable: yuan('10.10') },
    { id: '2', cardNo: null, receivable: yuan('5.00') },
    { id: '3', cardNo: 'B1', receivable: yuan('0.90') },
  ]
  expect(cardsOf(trips, '无卡')).toEqual([
    { id: 'B1', label: 'B1', settleCnt: 2, settleAmt: '11.00' },
    { id: '', label: '无卡', settleCnt: 1, settleAmt: '5.00' },
  ])
  expect(tripsOf(trips, new Set(['B1']))).toEqual(['1', '3'])
})
