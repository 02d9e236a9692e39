import { describe, expect, it, vi } from 'vitest'
import { everyRow, MAX_SELECTED } from './everyRow'

/** List of consecutive numbers. */
const list = (total: number) =>
  vi.fn(async ({ current, size }: { current: number; size: number }) => ({
    records: Array.from({ length: total }, (_, at) => at).slice((current - 1) * size, current * size),
    total,
  }))

describe('every row of a list', () => {
  it.each([
    [0, 1],
    [5000, 1],
    [5001, 2],
    [12_345, 3],
  ])('of %i comes in %i calls, none left out and none twice', async (total, calls) => {
    const load = list(total)
    const rows = await everyRow(load)
    expect([rows.length, new Set(rows).size, load.mock.calls.length]).toEqual([total, total, calls])
  })

  it('is bounded, and ends when nothing more is answered', async () => {
    const load = list(1_000_000)
    expect(await everyRow(load)).toHaveLength(MAX_SELECTED)
    expect(load).toHaveBeenCalledTimes(4)
    expect(await everyRow(async () => undefined)).toEqual([])
    expect(await everyRow(async () => ({ records: [], total: 9999 }))).toEqual([])
  })
})
