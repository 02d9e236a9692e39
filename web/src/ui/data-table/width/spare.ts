/**
 * Pixels that each column needs beyond its width, so that its widest cell is not cut; negative where a column may be
 * narrower.
 */
export type Extra = Readonly<Record<string, number>>

export const NO_EXTRA: Extra = {}

/** Visible column, with its designed or chosen width and whether it is fixed at an edge. */
export interface ColumnWidth {
  id: string
  width: number
  fast: boolean
}

/** Columns that fit into the view without scrolling, and the pixels that they leave free. */
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
 * Distributes free width over cut columns. Columns that lack the least come first, so that as many as possible become
 * complete. Width that no column needs stays unused.
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

/** Takes pixels from columns that are wider than their contents, from each in proportion to its surplus. */
export function takeIdle(pixels: number, idle: Extra): Extra {
  const all = Object.values(idle).reduce((sum, own) => sum + own, 0)
  let left = Math.min(Math.ceil(pixels), all)
  const taken: Record<string, number> = {}
  for (const [id, own] of Object.entries(idle)) {
    const share = Math.min(Math.ceil((own * pixels) / all), own, left)
    if (share <= 0) continue
    taken[id] = -share
    left -= share
  }
  return taken
}

/** Splits pixels evenly among columns; the first columns get the remainder. */
export function evenly(pixels: number, ids: readonly string[]): Extra {
  const each = Math.floor(pixels / ids.length)
  const first = pixels - each * ids.length
  return Object.fromEntries(ids.map((id, place) => [id, each + (place < first ? 1 : 0)]))
}

export const sameExtra = (one: Extra, other: Extra): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
