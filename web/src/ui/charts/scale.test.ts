import { describe, expect, it } from 'vitest'
import { labelsOf, scalesOf, shiftInside, tickText } from './scale'
import type { Point, Series } from './series'

const bar = (unit: string, kind: Series['kind'] = 'count'): Series => ({ name: unit, unit, kind, mark: 'bar' })
const line = (unit: string, kind: Series['kind'] = 'count'): Series => ({ name: unit, unit, kind, mark: 'line' })
const pointsOf = (...rows: (number | null)[][]): Point[] =>
  rows.map((values, index) => ({ key: String(index), label: '', values }))
const all = (series: readonly Series[]) => series.map((_, index) => index)

describe('the axes of a chart', () => {
  it('end at round numbers that ticks divide evenly', () => {
    const series = [bar('车'), line('张')]
    expect(scalesOf({ series, points: pointsOf([17, 260]) }, [0, 1])).toMatchObject({ tops: [20, 260], bottom: 0 })
    expect(scalesOf({ series, points: [] }, [0, 1])).toMatchObject({ tops: [4, 4], shares: [0, 0.25, 0.5, 0.75, 1] })
  })

  it('are as fine as parts of a whole need', () => {
    const series = [bar('方/车', 'quantity')]
    expect(scalesOf({ series, points: pointsOf([0.31]) }, [0]).tops[0]).toBeCloseTo(0.32)
  })

  it('share their 0 where figures go below it', () => {
    expect(scalesOf({ series: [bar('张'), line('张')], points: pointsOf([8, -3]) }, [0, 1])).toMatchObject({
      tops: [8, 4],
      bottom: -0.75,
      shares: [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1],
      left: { signed: false },
      right: { signed: true },
    })
  })

  it('are at most two: the first unit of the bars, that of the line; the others have scales of their own', () => {
    const machine = [bar('车'), bar('时', 'quantity'), bar('时/车', 'quantity'), line('元/车', 'money')]
    const scales = scalesOf({ series: machine, points: pointsOf([100, 8, 0.1, 12]) }, all(machine))
    expect(scales.sides).toEqual(['left', 'own', 'own', 'right'])
    expect([scales.left?.unit, scales.right?.unit]).toEqual(['车', '元/车'])
    expect(scales.tops[1]).toBe(8)
  })

  it('go to the next unit when the first is hidden', () => {
    const machine = [bar('车'), bar('时', 'quantity'), line('元/车', 'money')]
    expect(scalesOf({ series: machine, points: pointsOf([100, 8, 12]) }, [1, 2]).sides).toEqual([
      'own',
      'left',
      'right',
    ])
  })

  it('are one where all is counted and drawn alike', () => {
    const scales = scalesOf({ series: [line('方'), line('方')], points: pointsOf([10, 300]) }, [0, 1])
    expect(scales).toMatchObject({ sides: ['left', 'left'], tops: [300, 300], right: null })
  })

  it('hold what is compared with, too', () => {
    const points: Point[] = [{ key: '0', label: '', values: [10], compared: { label: '', values: [90] } }]
    expect(scalesOf({ series: [bar('车')], points }, [0]).tops).toEqual([100])
  })
})

describe('the words at the axes', () => {
  it('are short for large figures', () => {
    expect(tickText({ unit: '元', top: 1_200_000, signed: false }, 0.25)).toBe('30万')
    expect(tickText({ unit: '元', top: 1000, signed: false }, 1)).toBe('1,000')
    expect(tickText({ unit: '元', top: 1000, signed: false }, -0.25)).toBe('')
    expect(tickText({ unit: '元', top: 1000, signed: true }, -0.25)).toBe('-250')
  })

  it('name as many points as there is room for', () => {
    const days = Array.from({ length: 180 }, (_, index) => `2026-11-${String(index % 30).padStart(2, '0')}`)
    const named = labelsOf(days, 1000).filter((label) => label !== null)
    expect(named.length).toBeLessThanOrEqual(21)
    expect(named[0]).toBe('11-00')
    expect(labelsOf(days.slice(0, 14), 1000).filter(Boolean)).toHaveLength(14)
  })

  it('are cut where a name is longer than its part of the axis', () => {
    expect(labelsOf(['坪山深汕赤石综合消纳场二期', '甲'], 1000)[0]).toMatch(/^坪山深汕赤石.*…$/)
    expect(labelsOf(['坪山', '赤石'], 1000)).toEqual(['坪山', '赤石'])
    expect(labelsOf(['2025-12-31', '2026-01-01'], 1000)).toEqual(['2025-12-31', '2026-01-01'])
    const years = Array.from({ length: 700 }, (_, at) =>
      new Date(Date.UTC(2025, 11, 1 + at)).toISOString().slice(0, 10),
    )
    for (const day of labelsOf(years, 1000)) expect(day ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(labelsOf(['2026-03', '2026-04', '2026-05'], 120)).toEqual(['2026-03', null, '2026-05'])
  })

  it('stay within the drawing at its end', () => {
    expect(shiftInside('11-30', 500, 600)).toBe(0)
    expect(shiftInside('2026-11-30', 590, 600)).toBe(-25)
  })
})
