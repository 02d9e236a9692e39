import { describe, expect, it } from 'vitest'
import type { Money, Quantity } from '../../../ui/format/decimal'
import { explanationOf, KINDS, keyOf } from './explain'
import { endOf, shareOf, widthOf } from './figures'
import type { Board, Phase } from './rows'

const money = (text: string) => text as Money
const cubic = (text: string) => text as Quantity

const figures = {
  planCubic: cubic('1000.000'),
  realCubic: cubic('999.999'),
  surveyedCubic: null,
  planCost: null,
  transportCost: money('10.00'),
  internalCost: money('0.50'),
  outsideCost: money('10.00'),
  insideCost: money('0.50'),
  adjustAmt: money('-1.00'),
  ticketCost: money('2.00'),
  ticketAdjustAmt: money('0.25'),
  dumpFee: money('3.00'),
  machineCost: money('4.00'),
  cost: money('18.75'),
  unpricedCount: 1,
  unpricedTicketCount: 0,
  unpricedEntryCount: 0,
  unpricedShiftCount: 0,
  paidAmt: money('3.00'),
  tripCount: 12,
  leftOutCount: 2,
}
const phase: Phase = {
  id: 'h1',
  phaseName: '一期',
  fromDate: '2026-03-01',
  toDate: '2026-08-31',
  current: true,
  surveyDay: null,
  ...figures,
  reasons: [{ reason: 'PRICE', count: 2 }],
  forecast: null,
}
const cash = {
  overdueAmt: money('1.00'),
  weeks: [{ from: '2026-06-20', to: '2026-06-26', amount: money('2.00') }],
  unplannedAmt: money('4.00'),
  neededAmt: money('7.00'),
  pendingAmt: money('8.00'),
}
const anomalies = [{ rule: 'OVERWEIGHT' as const, count: 3, blocking: false }]
const board: Board = {
  day: '2026-06-20',
  total: 1,
  totals: { figures, anomalies, cash },
  projects: [
    {
      projectInfoId: 'p1',
      projectName: '妈湾',
      updating: false,
      shared: null,
      figures,
      anomalies,
      cash,
      phases: [phase],
    },
  ],
}

describe('an explained figure', () => {
  it.each(KINDS)('%s leads to lists of the phase, the project or all', (kind) => {
    const id = kind === 'cash' || kind === 'anomalies' ? 'p1' : 'h1'
    const parts = explanationOf(keyOf(kind, id), board)?.parts ?? []
    expect(parts.some(({ url }) => url)).toBe(true)
    for (const { url } of parts) if (url) expect(decodeURIComponent(url)).toMatch(/h1|p1|妈湾/)
  })

  it('is a cost of parts, each with the list that adds up to it, and of what has no price yet', () => {
    const parts = explanationOf('cost~h1', board)?.parts ?? []
    expect(parts.map(({ name, value }) => [name, value])).toEqual([
      ['计划成本', '—'],
      ['外运运费', '10.00 元'],
      ['内转运费', '0.50 元'],
      ['运单调整', '-1.00 元'],
      ['用票成本', '2.00 元'],
      ['票据调整', '0.25 元'],
      ['消纳费用', '3.00 元'],
      ['机械费用', '4.00 元'],
      ['已发生成本', '18.75 元'],
      ['没有单价的运单', '1'],
    ])
    expect(parts.map(({ url }) => url && decodeURIComponent(url)).slice(4, 8)).toEqual([
      '/chain/business/companywaybill2?phase=h1~EVERY~TICKET',
      '/ticket/entries?phase=h1',
      '/chain/business/companywaybill2?phase=h1~EVERY~DUMP_FEE',
      '/chain/excavator?phase=h1',
    ])
  })

  it('names why trips are left out, each with its trips', () => {
    expect(explanationOf('leftOut~h1', board)?.parts).toContainEqual({
      name: '没有单价',
      value: '2 趟',
      url: `/chain/business/companywaybill2?${new URLSearchParams({ phase: 'h1~ALL~PRICE' })}`,
    })
  })

  it('tells what is due late from what is due in a week', () => {
    const urls = explanationOf('cash', board)?.parts.map(({ url }) => url && decodeURIComponent(url))
    expect(urls).toEqual([
      '/money/plans?dueDate=~2026-06-19&open=true',
      '/money/plans?dueDate=2026-06-20~2026-06-26&open=true',
      '/chain/settlement?status=APPROVED&planned=0',
      undefined,
      '/chain/settlement?status=PENDING',
    ])
  })

  it('is none for an address that names nothing of the board', () => {
    for (const key of ['cubic~gone', 'cash~h1', 'x', '', 'forecast']) expect(explanationOf(key, board)).toBeNull()
  })
})

describe('what is drawn', () => {
  it('is as wide as it is large among the others, and nothing where all are nothing', () => {
    expect(widthOf('50', ['200', '50', null])).toBe(25)
    expect(widthOf('0', [null, '0'])).toBe(0)
  })

  it('is not called the whole plan before it is', () => {
    expect([shareOf('999.999', '1000'), shareOf('1000', '1000'), shareOf('1', null)]).toEqual([99, 100, null])
  })

  it('says why nobody can tell an end', () => {
    expect(endOf({ ...phase, planCubic: null })).toBe('没有计划方量')
    expect(endOf({ ...phase, realCubic: cubic('1000.000') })).toBe('已达计划')
    expect(endOf(phase)).toBe('近期出土不足 3 天')
  })
})
