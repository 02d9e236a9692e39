import { DataTable } from '../../../ui/data-table/DataTable'
import { Totals } from './Totals'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'
import { WaybillTools } from './WaybillTools'

const SIZES = [10, 20, 50, 100, 500, 1000, 5000]

/** The waybill view (001 §2): the same trips to be read only, up to 5,000 on a page, the latest first. */
export default function WaybillViewPage() {
  const waybills = useWaybills()
  const { page } = waybills
  return (
    <WaybillFrame title={texts.viewTitle} waybills={waybills}>
      <DataTable
        {...tableOf(waybills)}
        id="waybill-view"
        label={texts.viewTitle}
        pageSizes={SIZES}
        tools={(table) => <WaybillTools name="waybill-view" waybills={waybills} table={table} />}
        toolbar={<Totals rows={page.rows} total={page.total} summary={page.summary} />}
      />
    </WaybillFrame>
  )
}
