import type { TableTools } from '../../../ui/data-table/types'
import { ExportMenu } from '../../export/export-task'
import { SavedViews } from '../../view/saved-view'
import type { Waybills } from './useWaybills'

interface Props {
  waybills: Waybills
  table: TableTools
}

/** Saved views and the export of a list of waybills. */
export function WaybillTools({ waybills: { name, list, filter, page, selection }, table }: Props) {
  return (
    <>
      <SavedViews name={name} list={list} table={table} />
      <ExportMenu
        list="WAYBILLS"
        table={table}
        filter={filter}
        sort={list.sort}
        total={page.total}
        selected={[...selection.rows.keys()]}
      />
    </>
  )
}
