/** Walk along edges of the graph, and the same walk in SQL that was written by hand. */
export interface Walk {
  id: string
  /** Query whose only table is compared; `$from` and `$to` span the last days. */
  document: string
  /** Statement with a column for each cell, for the company `{company}`. */
  statement: string
}
