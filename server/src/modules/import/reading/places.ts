import { placeOf } from '../../../platform/excel/place.js'

/** Columns of a sheet by their places, so that refusals can name cells. */
export class Places<Key extends string = string> {
  private readonly at: ReadonlyMap<Key, number>

  constructor(readonly headings: readonly (readonly [number, Key])[]) {
    this.at = new Map(headings.map(([index, key]) => [key, index]))
  }

  has(column: Key): boolean {
    return this.at.has(column)
  }

  /** Cell, for example C17; null when the sheet has no such column. */
  of(line: number, column: Key): string | null {
    const index = this.at.get(column)
    return index === undefined ? null : placeOf(line, index)
  }
}
