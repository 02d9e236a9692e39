import { placeOf } from '../../../platform/excel/place.js'
import type { ColumnKey } from './columns.js'

/** Where the columns of a sheet stand, so that a refusal can name the cell. */
export class Places {
  private readonly at: ReadonlyMap<ColumnKey, number>

  constructor(readonly headings: readonly (readonly [number, ColumnKey])[]) {
    this.at = new Map(headings.map(([index, key]) => [key, index]))
  }

  /** Such as C17; null when the sheet has no such column. */
  of(line: number, column: ColumnKey): string | null {
    const index = this.at.get(column)
    return index === undefined ? null : placeOf(line, index)
  }

  /** The column that is blamed, or the one that the sheet tells the same by: of the moments of a trip it has at least one. */
  told(column: ColumnKey): ColumnKey {
    const isTime = column === 'inDatetime' || column === 'completeDatetime'
    return isTime && !this.at.has(column) ? 'goDatetime' : column
  }
}
