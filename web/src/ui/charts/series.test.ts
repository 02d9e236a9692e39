import { describe, expect, it } from 'vitest'
import type { Quantity } from '../format/decimal'
import { type Chart, csvOfChart, isEmpty, tellPoint } from './series'

const chart: Chart = {
  title: '票据走势',
  pointName: '票日',
  series: [
    { name: '领票', unit: '张', kind: 'count', mark: 'bar' },
    { name: '用票', unit: '张', kind: 'count', mark: 'bar' },
    { name: '剩余', unit: '张', kind: 'count', mark: 'line' },
  ],
  points: [
    { key: 'a', label: '2026-11-01', values: [20, 8, 1012] },
    { key: 'b', label: '2026-11-02', values: [0, null, -3] },
  ],
}
const compared: Chart = {
  ...chart,
  compared: '一期',
  points: chart.points.map((point, index) => ({
    ...point,
    compared: index ? null : { label: '2026-10-01', values: [19, null, 7] },
  })),
}
const [first, second] = chart.points

describe('the figures of a chart', () => {
  it('are told with their units, a gap as a dash, and only those that are shown', () => {
    expect(first && tellPoint(chart, first, [0, 1, 2])).toBe('2026-11-01，领票 20 张，用票 8 张，剩余 1,012 张')
    expect(second && tellPoint(chart, second, [1, 2])).toBe('2026-11-02，用票 —，剩余 -3 张')
  })

  it('are told beside what they are compared with', () => {
    const [point] = compared.points
    expect(point && tellPoint(compared, point, [0, 1])).toBe(
      '2026-11-01，领票 20 张（对比 19 张），用票 8 张（对比 —）',
    )
  })

  it('become a file of plain numbers under named heads, empty where there is a gap', () => {
    expect(csvOfChart(chart)).toBe(
      '\uFEFF票日,领票（张）,用票（张）,剩余（张）\r\n2026-11-01,20,8,1012\r\n2026-11-02,0,,-3\r\n',
    )
    const tons = { name: '重量,"净"', unit: '吨', kind: 'quantity', mark: 'bar' } as const
    const points = [{ key: 'a', label: '2026-11-01', values: ['12.5' as Quantity] }]
    expect(csvOfChart({ ...chart, series: [tons], points })).toContain('"重量,""净""（吨）"\r\n2026-11-01,12.5')
    const named = { ...tons, name: '=1+1' }
    expect(csvOfChart({ ...chart, series: [named], points })).toContain(",'=1+1（吨）\r\n")
  })

  it('stand in the file beside what they are compared with', () => {
    expect(csvOfChart(compared).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF票日,领票（张）,领票（张） 对比一期,用票（张）,用票（张） 对比一期,剩余（张）,剩余（张） 对比一期',
      '2026-11-01,20,19,8,,1012,7',
    ])
  })

  it('are nothing to draw when all are 0 or unknown', () => {
    expect(isEmpty({ ...chart, points: [] })).toBe(true)
    expect(isEmpty({ ...chart, points: [{ key: 'a', label: '', values: [0, null, 0] }] })).toBe(true)
    expect(isEmpty(chart)).toBe(false)
  })
})
