import { describe, expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { readInfo } from './info'
import { daysOfMonth, entriesUrl, trendUrl, usageUrl } from './links'
import { toFilter, usualDays } from './list'
import { rowKey, type StatRow, withTotals } from './rows'
import { everyCost, everyFlow, periodOfTrend } from './trend'
import { outcomeOf } from './useRecount'

const row: StatRow = {
  dayDetailDate: '2026-11-05',
  monthDetailDate: null,
  projectInfoId: 'p1',
  projectName: '前海',
  garbageId: 'g1',
  garbageName: '赤石',
  soilType: '普通土',
  isProjectTotalRow: false,
  correctedUses: 0,
  earlyRemainingTickets: 1,
  collectTickets: 5,
  useTickets: 3,
  refundTickets: 0,
  inRemainingTickets: 3,
  isShort: false,
}
const ofMonth = (month: string): StatRow => ({ ...row, dayDetailDate: null, monthDetailDate: month })
const total = (projectInfoId: string): StatRow => ({
  ...row,
  projectInfoId,
  dayDetailDate: null,
  garbageId: null,
  garbageName: null,
  soilType: null,
  isProjectTotalRow: true,
})
const paramsOf = (url: string) => new URL(url, 'http://x').searchParams
const infoIn = (url: string) => JSON.parse(paramsOf(url).get('info') ?? '') as unknown
const year = { from: '2026-01-01', to: '2026-11-20' }

describe('what lies behind a usage', () => {
  it('of a day is the waybills of exactly that ticket day', () => {
    const url = usageUrl(row, year)
    expect(url.split('?')[0]).toBe('/chain/business/companywaybill2')
    expect(infoIn(url)).toEqual({
      projectInfoId: 'p1',
      garbageName: '赤石',
      garbageId: 'g1',
      goTicketSoilType: '普通土',
      start: '2026-11-05 06:00:00',
      end: '2026-11-06 06:00:00',
      isTicket: 1,
      live: 1,
    })
  })

  it('ends with the year, and knows no site where there is none', () => {
    const url = usageUrl({ ...row, dayDetailDate: '2026-12-31', garbageId: null, garbageName: '未填渣土场' }, year)
    expect(infoIn(url)).toMatchObject({ end: '2027-01-01 06:00:00' })
    expect(infoIn(url)).not.toHaveProperty('garbageName')
  })

  it('of a month is its days, as far as they were searched', () => {
    const url = usageUrl(ofMonth('2026-11'), year)
    expect(url.split('?')[0]).toBe('/useTicketsDay/index')
    const same = { projectInfoIds: ['p1'], garbageIds: ['g1'], soilTypes: ['普通土'] }
    expect(infoIn(url)).toEqual({ ...same, startDate: '2026-11-01', endDate: '2026-11-20' })
    expect(readInfo(paramsOf(url).get('info') ?? '')).toEqual({
      days: '2026-11-01~2026-11-20',
      projectInfoIds: 'p1',
      garbageIds: 'g1',
      soilTypes: '普通土',
    })
  })

  it.each([
    ['2028-02', {}, { from: '2028-02-01', to: '2028-02-29' }],
    ['2026-12', {}, { from: '2026-12-01', to: '2026-12-31' }],
    ['2026-04', { from: '2026-04-10' }, { from: '2026-04-10', to: '2026-04-30' }],
    ['2026-04', { from: '2026-01-31', to: '2026-04-02' }, { from: '2026-04-01', to: '2026-04-02' }],
  ])('%s in %j is %j', (month, searched, days) => {
    expect(daysOfMonth(month, searched)).toEqual(days)
  })

  it('of anything booked is the rows of the ledger, by ticket days', () => {
    expect([...paramsOf(entriesUrl('COLLECT', row, year) ?? '')]).toEqual([
      ['projectInfoId', 'p1'],
      ['garbageId', 'g1'],
      ['soilType', '普通土'],
      ['kind', 'COLLECT'],
      ['happenedAt', '2026-11-05~2026-11-05'],
    ])
    const month = paramsOf(entriesUrl('REFUND', ofMonth('2026-11'), year) ?? '')
    expect([month.get('kind'), month.get('happenedAt')]).toEqual(['REFUND', '2026-11-01~2026-11-20'])
    expect(entriesUrl('USE', { ...row, garbageId: null }, year)).toBeNull()
  })

  it('of a point of the chart keeps the other filters', () => {
    const filter = { garbageType: '1', soilTypes: ['石, 渣'], startDate: '2026-01-01', endDate: '2026-11-20' }
    expect(infoIn(trendUrl(filter, year, '2026-11-05'))).toMatchObject({
      startDate: '2026-11-05',
      endDate: '2026-11-05',
    })
    const url = trendUrl(filter, year, '2026-11')
    expect(readInfo(paramsOf(url).get('info') ?? '')).toEqual({
      days: '2026-11-01~2026-11-20',
      garbageType: '1',
      soilTypes: '石%2C 渣',
    })
  })
})

describe('the info of a link', () => {
  it('may name one place, or an open range', () => {
    expect(readInfo('{"projectInfoId":"p1","soilType":"石渣","startDate":"2026-11-01","page":3}')).toEqual({
      days: '2026-11-01~',
      projectInfoIds: 'p1',
      soilTypes: '石渣',
    })
    expect(readInfo('{"startDate":"soon"}')).toEqual({})
    expect(readInfo('[1]')).toBeNull()
  })
})

describe('the days that are looked at', () => {
  it('are the last seven, or the year so far', () => {
    expect(usualDays('DAY', '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' })
    expect(usualDays('MONTH', '2026-11-03')).toEqual({ from: '2026-01-01', to: '2026-11-03' })
    expect(toFilter({ days: { from: '2026-11-01' }, soilTypes: ['土'] })).toEqual({
      soilTypes: ['土'],
      startDate: '2026-11-01',
      endDate: undefined,
    })
  })
})

describe('the rows of a page', () => {
  it('have the total of each project behind the last of its rows', () => {
    const other = { ...row, projectInfoId: 'p2' }
    const rows = withTotals([row, { ...row, soilType: '石渣' }, other], [total('p1'), total('p2')])
    expect(rows.map((one) => (one.isProjectTotalRow ? `Σ${one.projectInfoId}` : one.projectInfoId))).toEqual([
      ...['p1', 'p1', 'Σp1', 'p2', 'Σp2'],
    ])
    expect(new Set(rows.map(rowKey)).size).toBe(5)
    expect(withTotals([row])).toEqual([row])
  })
})

describe('the points of the chart', () => {
  const point = (period: string, left: number) => ({
    ...{ period, collectTickets: 0, useTickets: 2, refundTickets: 0, inRemainingTickets: left },
  })
  const left = (points: { period: string; inRemainingTickets: number }[]) =>
    points.map((one) => [one.period, one.inRemainingTickets])

  it('are every day of the range: what was left stays until something happens', () => {
    const trend = { earlyRemainingTickets: 10, points: [point('2026-02-28', 8), point('2026-03-02', 6)] }
    const days = everyFlow('DAY', trend, { from: '2026-02-27', to: '2026-03-03' })
    expect(left(days)).toEqual([
      ['2026-02-27', 10],
      ['2026-02-28', 8],
      ['2026-03-01', 8],
      ['2026-03-02', 6],
      ['2026-03-03', 6],
    ])
    expect(days[2]).toMatchObject({ useTickets: 0 })
  })

  it('are every month, over the end of a year; an open range ends where something happened', () => {
    const trend = { earlyRemainingTickets: 0, points: [point('2025-12', -2), point('2026-02', -4)] }
    expect(left(everyFlow('MONTH', trend, {}))).toEqual([
      ['2025-12', -2],
      ['2026-01', -2],
      ['2026-02', -4],
    ])
    expect(everyFlow('MONTH', { earlyRemainingTickets: 3, points: [] }, {})).toEqual([])
  })

  it('of days without a ticket cost nothing, and are told what was spent until then', () => {
    const spent = { period: '2026-03-01', useCost: null, totalCost: '12.00' as Money }
    const costs = everyCost('DAY', { points: [spent], unpricedTickets: 1 }, { from: '2026-02-28', to: '2026-03-02' })
    expect(costs.map(({ useCost, totalCost }) => [useCost, totalCost])).toEqual([
      ['0.00', '0.00'],
      [null, '12.00'],
      ['0.00', '12.00'],
    ])
  })

  it('stand by month where there are too many days', () => {
    expect(periodOfTrend('DAY', { from: '2026-01-01', to: '2026-06-30' })).toBe('DAY')
    expect(periodOfTrend('DAY', { from: '2026-01-01', to: '2026-12-31' })).toBe('MONTH')
    expect(periodOfTrend('DAY', { from: '2026-01-01' })).toBe('MONTH')
    expect(periodOfTrend('MONTH', { from: '2026-01-01', to: '2026-01-02' })).toBe('MONTH')
  })
})

describe('what came of a recount', () => {
  const done = { message: '重新计算成功', report: '无差异', repaired: [] }
  const repair = {
    ...{ span: 'DAY' as const, since: '2026-10-14', projectName: '前海', measure: 'USED' as const },
    ...{ before: 1003, after: 3 },
  }

  it('is that nothing differs, or what was mended, the first few by name', () => {
    expect(outcomeOf(done)).toBe('重新计算成功：无差异')
    expect(outcomeOf({ ...done, report: '改正1处', repaired: [repair] })).toBe(
      '重新计算成功：改正1处；前海 2026-10-14 日 用票 1,003 → 3',
    )
    const many = outcomeOf({ ...done, report: '改正9处', repaired: Array.from({ length: 9 }, () => repair) })
    expect(many.split('；')).toHaveLength(4)
  })
})
