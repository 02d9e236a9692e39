import { useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { SelectionSum } from '../../../ui/data-table/types'
import { formatCount, sumFigures } from '../../../ui/format/decimal'
import { useListState } from '../../../ui/list/useListState'
import { BookingListPage, bookingTexts } from '../booking'
import { AddDrawer } from './AddDrawer'
import { TicketCollectionsDocument } from './collection.generated'
import { columns } from './columns'
import { EditDrawer } from './EditDrawer'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import type { Collection } from './rows'
import { texts } from './texts'
import { VoidDialog } from './VoidDialog'

const { fields } = texts
const selectionSums: SelectionSum<Collection>[] = [{ label: fields.quantity, kind: 'count', of: (row) => row.quantity }]

const figures = ({ quantity }: Pick<Collection, 'quantity'>) =>
  [[fields.quantity, formatCount(quantity), bookingTexts.sheets]] as const

/** The sum of the page, of what stands. */
function pageFigures(rows: readonly Collection[]) {
  const quantities = rows.filter(({ status }) => status === 'BOOKED').map(({ quantity }) => quantity)
  return figures({ quantity: sumFigures('count', quantities) })
}

/** 领票: what projects collected from the company's stock. */
export default function CollectionListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    TicketCollectionsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketCollections,
  )
  const { projectInfoId = '', garbageId = '', soilType = '' } = list.filters
  const known = { projectInfoId, garbageId, soilType }
  const [voiding, setVoiding] = useState<Collection | null>(null)
  return (
    <>
      <BookingListPage
        kind={kind}
        id="ticket-collections"
        exported={{ list: 'TICKET_COLLECTIONS', filter }}
        list={list}
        searchFields={searchFields}
        page={page}
        columns={columns}
        selectionSums={selectionSums}
        queryFigures={figures}
        pageFigures={pageFigures}
        on={(edit) => ({ edit, void: setVoiding })}
        add={(props) => <AddDrawer {...props} known={known} />}
        edit={(props) => <EditDrawer key={props.id} {...props} />}
      />
      {voiding && <VoidDialog collection={voiding} onClose={() => setVoiding(null)} onDone={page.refetch} />}
    </>
  )
}
