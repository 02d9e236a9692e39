/** A cell that holds no value of its own: what a formula once gave may be stale, so it is not taken. */
export type OddCell = { odd: 'FORMULA' } | { odd: 'ERROR'; text: string } | MergedCell

/** A cell of a range that is shown as one: what it shows, and whether it lies below or beside the cell that holds it. */
export interface MergedCell {
  odd: 'MERGED'
  /** Such as A2:A4. */
  range: string
  down: boolean
  beside: boolean
  value: Exclude<RawCell, MergedCell | null>
}

/** Numbers are told as Excel keeps them, times among them: see `serialTime`. */
export type RawCell = string | number | boolean | null | OddCell

/** A row with something in it; `line` is its number in Excel, from 1 up. */
export interface RawRow {
  line: number
  cells: RawCell[]
}

export interface RawSheet {
  name: string
  /** How many sheets of the workbook are visible. */
  visible: number
  /** Whether days are counted from 1904, as Excel for Mac did. */
  date1904: boolean
  rows: RawRow[]
}
