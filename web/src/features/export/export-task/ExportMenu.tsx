import { useCommand } from '../../../apollo/useCommand'
import type { ExportList } from '../../../gql/types.generated'
import { useExports } from '../../../shell/exports'
import { useViewer } from '../../../shell/viewer'
import type { TableTools } from '../../../ui/data-table/types'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { LuDownload } from '../../../ui/icons'
import type { SortItem } from '../../../ui/list/useListState'
import { DropMenu, type MenuItem } from '../../../ui/overlay/DropMenu'
import { StartExportDocument } from './export-task.generated'
import { exportColumns } from './sheets'
import { texts } from './texts'
import { useColumns } from './useColumns'

const MAX_SELECTED = 10_000

const tooMany = (ids: readonly string[]): string | null =>
  ids.length > MAX_SELECTED ? texts.tooManySelected(formatCount(MAX_SELECTED)) : null

interface Props {
  list: ExportList
  table: TableTools
  /** The list's filter and order as its own query takes them. */
  filter: object
  sort?: readonly SortItem<string>[]
  /** How many rows the filter finds. */
  total: number
  /** The ids of the rows that are selected, whatever the filter has become since; none where rows cannot be selected. */
  selected?: readonly string[]
  /** Where the page exports something else as well. */
  label?: string
}

/** Exports what a list shows, with the columns as they stand: the selected rows, or everything that the query finds. */
export function ExportMenu({ list, table, filter, sort = [], total, selected, label = texts.export }: Props) {
  const { company } = useViewer()
  const exports = useExports()
  const { run, running } = useCommand(StartExportDocument)
  const { known, find } = useColumns(list)
  if (!company) return null

  const start = async (rows: { filter: object } | { ids: string[] }) => {
    try {
      const columns = exportColumns(await find(), table.visible)
      const answer = await run({ input: { list, columns, sort, ...rows } })
      if (!answer) return
      exports.watch(answer.startExport.id)
      toast.info(texts.started, { action: { label: texts.view, run: exports.show } })
    } catch (error) {
      toast.failure(error)
    }
  }
  const without = known && exportColumns(known, table.visible).length === 0 ? texts.noColumns : null
  const ofSelected = (ids: readonly string[]): MenuItem => ({
    value: 'selected',
    label: ids.length ? texts.selected(formatCount(ids.length)) : texts.selectedNone,
    disabledReason: ids.length ? (without ?? tooMany(ids)) : texts.selectFirst,
    onSelect: () => void start({ ids: [...ids] }),
  })
  const items: MenuItem[] = [
    ...(selected ? [ofSelected(selected)] : []),
    {
      value: 'all',
      label: texts.all(formatCount(total)),
      disabledReason: total ? without : texts.nothing,
      onSelect: () => void start({ filter }),
    },
    { value: 'mine', label: texts.mine, separated: true, onSelect: exports.show },
  ]
  return (
    <DropMenu
      button={{ variant: 'ghost', loading: running, icon: <LuDownload aria-hidden />, children: label }}
      items={items}
    />
  )
}
