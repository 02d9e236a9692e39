import { createContext, useContext, useMemo } from 'react'
import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { ListTable } from '../../view/list-table'
import { TrackDialog } from '../track'
import type { Waybill } from './rows'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'

/** Columns stay the same while the address changes, so that 5,000 rows need not be drawn anew. */
const ShowTrack = createContext<(id: string) => void>(() => undefined)

function TrackAction({ id }: { id: string }) {
  const show = useContext(ShowTrack)
  return (
    <RowActions>
      <RowAction onClick={() => show(id)}>{texts.groups.track}</RowAction>
    </RowActions>
  )
}

const trackColumn: Column<Waybill> = {
  id: 'actions',
  header: texts.actions,
  width: 70,
  pin: 'end',
  cell: ({ id, hasTrack }) => hasTrack && <TrackAction id={id} />,
}

const SIZES = [10, 20, 50, 100, 500, 1000, 5000]

/** The waybill view (001 §2): the same trips to be read only, up to 5,000 on a page, the latest first, each with its track where its truck was heard of. */
export default function WaybillViewPage() {
  const waybills = useWaybills('waybill-view', { tracks: true })
  const { page } = waybills
  const track = useDrawerParam('track')
  const columns = useMemo(() => [...waybills.columns, trackColumn], [waybills.columns])
  return (
    <WaybillFrame title={texts.viewTitle} waybills={waybills}>
      <ShowTrack value={track.open}>
        <ListTable {...tableOf(waybills)} label={texts.viewTitle} columns={columns} pageSizes={SIZES} />
      </ShowTrack>
      {track.value && (
        <TrackDialog
          waybillId={track.value}
          no={page.rows?.find(({ id }) => id === track.value)?.no}
          onClose={track.close}
        />
      )}
    </WaybillFrame>
  )
}
