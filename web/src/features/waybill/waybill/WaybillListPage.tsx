import { DataTable } from '../../../ui/data-table/DataTable'
import { Totals } from './Totals'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'
import { WaybillTools } from './WaybillTools'

/** The trips of the company: searched, paged, summed; a row opens in the drawer. */
export default function WaybillListPage() {
  const waybills = useWaybills()
  const { page } = waybills
  return (
    <WaybillFrame title={texts.title} waybills={waybills}>
      <DataTable
        {...tableOf(waybills)}
        id="waybills"
        label={texts.title}
        tools={(table) => <WaybillTools name="waybills" waybills={waybills} table={table} />}
        toolbar={<Totals rows={page.rows} total={page.total} summary={page.summary} />}
      />
    </WaybillFrame>
  )
}
