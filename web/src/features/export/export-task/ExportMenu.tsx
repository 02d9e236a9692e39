import { useApolloClient, useQuery } from '@apollo/client/react'
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
import { ExportColumnsDocument, StartExportDocument } from './export-task.generated'
import { exportColumns, exportList } from './sheets'
import { texts } from './texts'

/** Columns of a list that the server can write; loaded once, since they only change with the program. */
function useColumns(list: ExportList) {
  const client = useApolloClient()
  const asked = { variables: { list }, fetchPolicy: 'cache-first' } as const
  const { data } = useQuery(ExportColumnsDocument, asked)
  return {
    /** Undefined until loaded. */
    known: data?.sheet.columns,
    /** Loads them again after a failure. */
    async find() {
      const { data } = await client.query({ query: ExportColumnsDocument, ...asked })
      if (!data) throw new Error(texts.noAnswer)
      return data.sheet.columns
    },
  }
}

const MAX_SELECTED = 10_000

const tooMany = (ids: readonly string[]): string | null =>
  ids.length > MAX_SELECTED ? texts.tooManySelected(formatCount(MAX_SELECTED)) : null

interface Props {
  list: ExportList
  table: TableTools
  /** Filter and order of the list in the form of its own query. */
  filter: object
  sort?: readonly SortItem<string>[]
  /** Number of rows that the filter finds. */
  total: number
  /** Ids of the selected rows, kept when the filter changes; empty where rows cannot be selected. */
  selected?: readonly string[]
  /** Exports of the page besides its list. */
  beside?: readonly MenuItem[]
}

/** Exports a list with its shown columns: the selected rows, or all that the query finds. */
export function ExportMenu({ list, table, filter, sort = [], total, selected, beside = [] }: Props) {
  const { company } = useViewer()
  const exports = useExports()
  const { run, running } = useCommand(StartExportDocument)
  const { known, find } = useColumns(list)
  if (!company) return null

  const start = async (filter: object, ids: string[] | null) => {
    try {
      const columns = exportColumns(await find(), table.visible)
      const answer = await run({ input: { list: exportList(list, filter, sort), columns, ids } })
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
    onSelect: () => void start({}, [...ids]),
  })
  const items: MenuItem[] = [
    ...(selected ? [ofSelected(selected)] : []),
    {
      value: 'all',
      label: texts.all(formatCount(total)),
      disabledReason: total ? without : texts.nothing,
      onSelect: () => void start(filter, null),
    },
    ...beside,
    { value: 'mine', label: texts.mine, separated: true, onSelect: exports.show },
  ]
  return (
    <DropMenu
      button={{ variant: 'ghost', loading: running, icon: <LuDownload aria-hidden />, children: texts.export }}
      items={items}
    />
  )
}
