import type { TableLayout } from '../../../ui/data-table/useTableLayout'
import type { KeptList } from '../../../ui/list/useListState'

/** Stored state of a list: its URL, and the person's changes of columns. */
export interface ViewState extends Partial<KeptList> {
  density?: TableLayout['density']
  columns?: Omit<TableLayout, 'density'>
}

export function stateOf(kept: KeptList, { density, widths, ...columns }: TableLayout): ViewState {
  const whole = widths && Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, Math.trunc(width)]))
  return { ...kept, density, columns: { ...columns, widths: whole } }
}

export const listOf = ({ filters = {}, sort, size }: ViewState): KeptList => ({ filters, sort, size })

export function layoutOf({ density, columns = {} }: ViewState): TableLayout {
  return { ...columns, ...(density ? { density } : {}) }
}

/** Value that is equal for equal content, in any order of members; an empty member counts as missing. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = Object.entries(value).map(([key, member]) => [key, canonical(member)] as const)
  const told = members.filter(([, member]) => member !== undefined)
  return told.length ? Object.fromEntries(told.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined
}

export const sameState = (one: ViewState, other: ViewState): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
