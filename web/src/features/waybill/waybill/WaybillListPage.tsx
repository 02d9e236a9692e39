import { DataTable } from '../../../ui/data-table/DataTable'
import { SavedViews } from '../../view/saved-view'
import { Totals } from './Totals'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'

/** The trips of the company: searched, paged, summed; a row opens in the drawer. */
export default function WaybillListPage() {
  const waybills = useWaybills()
  const { list, page } = waybills
  return (
    <WaybillFrame title={texts.title} waybills={waybills}>
      <DataTable
        {...tableOf(waybills)}
        id="waybills"
        label={texts.title}
        tools={(table) => <SavedViews name="waybills" list={list} table={table} />}
        toolbar={<Totals rows={page.rows} total={page.total} summary={page.summary} />}
      />
    </WaybillFrame>
  )
}
