import { useQuery } from '@apollo/client/react'
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
import { tableOf, useWaybills, type Waybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'
import { WaybillTracksDocument } from './waybill.generated'

/** Columns stay the same while the address changes, so that 5,000 rows need not be drawn anew. */
const Tracks = createContext<{ tracked: ReadonlySet<string>; show: (id: string) => void }>({
  tracked: new Set(),
  show: () => undefined,
})

function TrackAction({ id }: { id: string }) {
  const { tracked, show } = useContext(Tracks)
  if (!tracked.has(id)) return null
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
  cell: ({ id }) => <TrackAction id={id} />,
}

/** Those of the page whose truck was heard of. */
function useTracked({ list, filter }: Pick<Waybills, 'list' | 'filter'>): ReadonlySet<string> {
  const { data } = useQuery(WaybillTracksDocument, {
    variables: { filter, sort: list.sort, page: list.pageInput },
    fetchPolicy: 'no-cache',
  })
  return useMemo(() => new Set(data?.waybills.records.flatMap(({ id, hasTrack }) => (hasTrack ? [id] : []))), [data])
}

/** The waybill view (001 §2): the same trips to be read only, up to 5,000 on a page, the latest first, each with its track where its truck was heard of. */
export default function WaybillViewPage() {
  const waybills = useWaybills('waybill-view')
  const { page } = waybills
  const track = useDrawerParam('track')
  const tracked = useTracked(waybills)
  const columns = useMemo(() => [...waybills.columns, trackColumn], [waybills.columns])
  return (
    <WaybillFrame title={texts.viewTitle} waybills={waybills}>
      <Tracks value={{ tracked, show: track.open }}>
        <ListTable
          {...tableOf(waybills)}
          label={texts.viewTitle}
          columns={columns}
          card={cardOf(columns, card)}
          pageSizes={LONG_PAGE_SIZES}
        />
      </Tracks>
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
