import { describe, expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { changesOf, freshOf, type Outcome, refusedOf } from './changes'

const yuan = (text: string) => text as Money
const row = (id: string, over: Partial<Outcome> = {}): Outcome => ({
  id,
  ok: true,
  msg: null,
  no: `YD${id}`,
  settleNo: 'JS1',
  settleNoAfter: 'JS1',
  amountBefore: yuan('100.10'),
  amountAfter: yuan('100.10'),
  ...over,
})
const head = (settleNo: string, settleCnt: number, settleAmt: string) => ({
  settleNo,
  settleCnt,
  settleAmt: yuan(settleAmt),
})

describe('what becomes of settlements', () => {
  it('takes removed trips out of count and amount, to the cent', () => {
    const rows = [row('1', { amountAfter: null }), row('2', { amountAfter: null, amountBefore: yuan('0.15') })]
    expect(changesOf(rows, [head('JS1', 5, '300.45')])).toEqual([
      {
        settleNo: 'JS1',
        before: { settleCnt: 5, settleAmt: '300.45' },
        after: { settleCnt: 3, settleAmt: '200.20' },
      },
    ])
  })

  it('reckons new prices in, on each settlement by itself', () => {
    const rows = [row('1', { amountAfter: yuan('80.00') }), row('2', { settleNo: 'JS2', amountAfter: yuan('120.00') })]
    const changes = changesOf(rows, [head('JS1', 1, '100.10'), head('JS2', 2, '200.20')])
    expect(changes.map(({ after }) => after?.settleAmt)).toEqual(['80.00', '220.10'])
  })

  it('leaves nothing of a settlement that loses its last trip', () => {
    const [change] = changesOf([row('1', { amountAfter: null })], [head('JS1', 1, '100.10')])
    expect(change?.after).toBeNull()
  })

  it('counts neither refused rows nor settlements without any', () => {
    const rows = [row('1', { ok: false, msg: '已审核' }), row('2', { settleNo: null })]
    expect(changesOf(rows, [head('JS1', 1, '100.10')])).toEqual([])
  })
})

it('adds up what new settlements come to, each by itself, without refused rows', () => {
  const free = { settleNo: null, amountBefore: null }
  const rows = [
    row('1', { ...free, settleNoAfter: 'JS8', amountAfter: yuan('100.10') }),
    row('2', { ...free, settleNoAfter: 'JS8', amountAfter: yuan('0.15') }),
    row('3', { ...free, settleNoAfter: 'JS9', amountAfter: yuan('7.00') }),
    row('4', { ...free, settleNoAfter: null, ok: false }),
    row('5'),
  ]
  expect(freshOf(rows)).toEqual([
    { settleNo: 'JS8', before: null, after: { settleCnt: 2, settleAmt: '100.25' } },
    { settleNo: 'JS9', before: null, after: { settleCnt: 1, settleAmt: '7.00' } },
  ])
})

it('tells refused rows by their reason, the most frequent first', () => {
  const refused = (id: string, msg: string) => row(id, { ok: false, msg })
  expect(refusedOf([refused('1', '甲'), row('2'), refused('3', '乙'), refused('4', '乙')])).toEqual([
    { reason: '乙', numbers: ['YD3', 'YD4'] },
    { reason: '甲', numbers: ['YD1'] },
  ])
})
