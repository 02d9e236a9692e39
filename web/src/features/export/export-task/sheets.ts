import type { ExportList, ExportListInput } from '../../../gql/types.generated'
import type { SortItem } from '../../../ui/list/useListState'

interface Column {
  id: string
  header: string
}

/** Columns that the server can write, in the shown order and with the shown names; columns of buttons are left out. */
export function exportColumns(
  known: readonly { key: string }[],
  visible: readonly Column[],
): { key: string; title: string }[] {
  const keys = new Set(known.map(({ key }) => key))
  return visible.filter(({ id }) => keys.has(id)).map(({ id, header }) => ({ key: id, title: header }))
}

/** List of an export in the form of the API: its own member, with the filter and the order of its query. */
export function exportList(list: ExportList, filter: object, sort: readonly SortItem<string>[]): ExportListInput {
  const member = list.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  // A list whose order is always the same has no member for one.
  const rows = { filter, ...(sort.length > 0 && { sort }) }
  return { [member]: rows } as object as ExportListInput
}
