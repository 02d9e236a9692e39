import { describe, expect, it } from 'vitest'
import { addMonths, dayByKey, weeksOf } from './days'

describe('the calendar', () => {
  it('shows six weeks from Monday on', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks[0]?.[6]).toBe('2026-11-01')
    expect(weeks[5]?.[6]).toBe('2026-12-06')
    expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
  })

  it('turns months without leaving them', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2999-12-01', 1)).toBe('2999-12-31')
  })

  it.each([
    ['ArrowLeft', false, '2026-11-18'],
    ['ArrowDown', false, '2026-11-26'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-19'],
    ['PageDown', true, '2027-11-19'],
    ['Enter', false, null],
  ])('%s (shift %s) leads from Thursday the 19th to %s', (key, shift, day) => {
    expect(dayByKey(key, '2026-11-19', shift)).toBe(day)
  })
})
