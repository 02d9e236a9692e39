import { createContext, useContext, useMemo } from 'react'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { LONG_PAGE_SIZES } from '../../../ui/data-table/sizes'
import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { ListTable } from '../../view/list-table'
import { TrackDialog } from '../track'
import { card } from './columns'
import type { Waybill } from './rows'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'

/** Opens a track; columns stay the same when the address changes, so that 5,000 rows need not be drawn again. */
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

/** 运单查看: the trips read-only, up to 5,000 on a page, latest first, each with its track if there is one. */
export default function WaybillViewPage() {
  const waybills = useWaybills('waybill-view', { tracked: true })
  const { page } = waybills
  const track = useDrawerParam('track')
  const columns = useMemo(() => [...waybills.columns, trackColumn], [waybills.columns])
  return (
    <WaybillFrame title={texts.viewTitle} waybills={waybills}>
      <ShowTrack value={track.open}>
        <ListTable
          {...tableOf(waybills)}
          label={texts.viewTitle}
          columns={columns}
          card={cardOf(columns, card)}
          pageSizes={LONG_PAGE_SIZES}
        />
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
