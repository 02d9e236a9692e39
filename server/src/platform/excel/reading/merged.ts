import type { Range } from 'xlsx'
import { placeOf } from '../place.js'
import type { ReadLimits } from './limits.js'
import type { MergedCell, RawRow } from './raw.js'
import { FileRefused } from './refusal.js'

/**
 * Fills the cells of merged ranges with the content that they show, in rows that have values; other rows stay empty.
 */
export function showMerged(rows: readonly RawRow[], ranges: readonly Range[], limits: ReadLimits): void {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  let work = 0
  let text = 0
  for (const { s, e } of ranges) {
    const first = byLine.get(s.r + 1)
    const value = first?.cells[s.c] ?? null
    if (value === null || (typeof value === 'object' && value.odd === 'MERGED')) continue
    const range = `${placeOf(s.r + 1, s.c)}:${placeOf(e.r + 1, e.c)}`
    const columns = Math.min(e.c, Math.max(width - 1, s.c))
    for (const row of rowsWithin(rows, byLine, s.r + 1, e.r + 1)) {
      work += columns - s.c + 1
      if (work > limits.cells) throw new FileRefused('TOO_MANY_CELLS', work)
      if (typeof value === 'string') text += value.length * (columns - s.c + 1)
      if (text > limits.totalText) throw new FileRefused('TOO_MUCH_TEXT', text)
      for (let at = s.c; at <= columns; at++) {
        while (row.cells.length <= at) row.cells.push(null)
        const shown: MergedCell = { odd: 'MERGED', range, down: e.r > s.r, beside: at > s.c, value }
        row.cells[at] = shown
      }
    }
  }
}

/** Rows between two lines, found by line or by row, whichever are fewer. */
function rowsWithin(
  rows: readonly RawRow[],
  byLine: ReadonlyMap<number, RawRow>,
  from: number,
  to: number,
): readonly RawRow[] {
  if (to - from > rows.length) return rows.filter(({ line }) => line >= from && line <= to)
  return Array.from({ length: to - from + 1 }, (_, at) => byLine.get(from + at)).filter((row) => row !== undefined)
}
