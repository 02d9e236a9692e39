import { useMemo } from 'react'
import { useStoredSetting } from '../theme/storageScope'
import { SELECT } from './features'
import type { Column } from './types'

export type Density = 'compact' | 'standard' | 'loose'

export const rowHeights: Record<Density, number> = { compact: 32, standard: 40, loose: 48 }

/** Changes of a person to a table's layout; a missing part is as designed. */
export interface TableLayout {
  order?: string[]
  visibility?: Record<string, boolean>
  start?: string[]
  end?: string[]
  widths?: Record<string, number>
  density?: Density
}

export interface EffectiveLayout {
  order: string[]
  visibility: Record<string, boolean>
  pinning: { start: string[]; end: string[] }
  widths: Record<string, number>
  density: Density
  changed: boolean
  /** Changes of the person, to be stored and restored. */
  stored: TableLayout
  restore: (layout: TableLayout) => void
  change: (change: Partial<TableLayout>) => void
  reset: () => void
}

const asDesigned: TableLayout = {}

/** The order a person chose, with columns that a later release added in the place they were designed for. */
function mergeOrder(designed: string[], chosen: string[] | undefined): string[] {
  if (!chosen) return designed
  const known = chosen.filter((id) => designed.includes(id))
  for (const [index, id] of designed.entries()) if (!known.includes(id)) known.splice(index, 0, id)
  return known
}

/** Columns of a table as designed, with the changes that this person has stored for it. A reset removes all changes. */
export function useTableLayout<Row>(id: string, columns: readonly Column<Row>[], selectable: boolean): EffectiveLayout {
  const [stored, store] = useStoredSetting<TableLayout>(`table.${id}`, asDesigned)
  return useMemo(() => {
    const designed = columns.map((column) => column.id)
    const pinnedAt = (side: 'start' | 'end') =>
      (stored[side] ?? columns.filter((column) => column.pin === side).map((column) => column.id)).filter((column) =>
        designed.includes(column),
      )
    const hidden = Object.fromEntries(columns.filter((column) => column.hidden).map((column) => [column.id, false]))
    return {
      order: mergeOrder(designed, stored.order),
      visibility: { ...hidden, ...stored.visibility },
      pinning: { start: selectable ? [SELECT, ...pinnedAt('start')] : pinnedAt('start'), end: pinnedAt('end') },
      widths: stored.widths ?? {},
      density: stored.density ?? 'standard',
      changed: Object.keys(stored).length > 0,
      stored,
      restore: (layout: TableLayout) => store(Object.keys(layout).length > 0 ? layout : null),
      change: (change: Partial<TableLayout>) => store({ ...stored, ...change }),
      reset: () => store(null),
    }
  }, [columns, selectable, stored, store])
}

/** Whether a person sees one of these columns. Costly values are read only while their columns are shown. */
export function useColumnsShown<Row>(id: string, columns: readonly Column<Row>[], wanted: readonly string[]): boolean {
  const { visibility } = useTableLayout(id, columns, false)
  return columns.some((column) => wanted.includes(column.id) && visibility[column.id] !== false)
}
