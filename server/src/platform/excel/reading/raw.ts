/** Cell without a usable value: the stored result of a formula may be stale. */
export type OddCell = { odd: 'FORMULA' } | { odd: 'ERROR'; text: string } | MergedCell

/** Cell of a merged range: its shown content, and whether it is below or beside the cell with the content. */
export interface MergedCell {
  odd: 'MERGED'
  /** Range such as A2:A4. */
  range: string
  down: boolean
  beside: boolean
  value: Exclude<RawCell, MergedCell | null>
}

/** Numbers in Excel's own form, including times: see `serialTime`. */
export type RawCell = string | number | boolean | null | OddCell

/** Row with a value; `line` is its number in Excel, from 1. */
export interface RawRow {
  line: number
  cells: RawCell[]
}

export interface RawSheet {
  name: string
  /** Number of visible sheets of the workbook. */
  visible: number
  /** Whether days are counted from 1904, as Excel for Mac did. */
  date1904: boolean
  rows: RawRow[]
}
