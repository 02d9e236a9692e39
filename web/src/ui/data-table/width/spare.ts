/** Pixels more that each column gets, so that its widest cell is no longer cut. */
export type Extra = Readonly<Record<string, number>>

export const NO_EXTRA: Extra = {}

/** A visible column: its width as designed or chosen, and whether it stands fast at an edge. */
export interface ColumnWidth {
  id: string
  width: number
  fast: boolean
}

/** The columns that stand whole in a view that is not scrolled yet, and the pixels left over beside them. */
export function wholeIn(view: number, columns: readonly ColumnWidth[]): { whole: string[]; spare: number } {
  const widthOf = (some: readonly ColumnWidth[]) => some.reduce((sum, { width }) => sum + width, 0)
  if (widthOf(columns) <= view) return { whole: columns.map(({ id }) => id), spare: view - widthOf(columns) }
  const fast = columns.filter((column) => column.fast)
  const whole = fast.map(({ id }) => id)
  let spare = view - widthOf(fast)
  for (const { id, width } of columns.filter((column) => !column.fast)) {
    if (width > spare) break
    spare -= width
    whole.push(id)
  }
  return { whole, spare: Math.max(0, spare) }
}

/**
 * Who gets the width that is left over: columns that are cut, those that lack least first, so that as many as can be are whole. What no
 * column needs stays where it is.
 */
export function shareSpare(spare: number, lacking: Extra): Extra {
  let left = Math.floor(spare)
  const shares: Record<string, number> = {}
  for (const [id, pixels] of Object.entries(lacking).sort(([, one], [, other]) => one - other)) {
    const share = Math.min(Math.ceil(pixels), left)
    if (share <= 0) continue
    shares[id] = share
    left -= share
  }
  return shares
}

/** As much for each of these columns, all pixels used. */
export function evenly(pixels: number, ids: readonly string[]): Extra {
  const each = Math.floor(pixels / ids.length)
  const first = pixels - each * ids.length
  return Object.fromEntries(ids.map((id, place) => [id, each + (place < first ? 1 : 0)]))
}

export const sameExtra = (one: Extra, other: Extra): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
