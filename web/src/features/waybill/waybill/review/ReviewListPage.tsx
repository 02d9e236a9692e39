import { useMemo } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../../ui/data-table/useStableHandlers'
import { ListPage } from '../../../../ui/layout/ListPage'
import { useListState } from '../../../../ui/list/useListState'
import { useSelection } from '../../../../ui/list/useSelection'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ListTable } from '../../../view/list-table'
import { WaybillDrawer } from '../drawer/WaybillDrawer'
import { card, type Handlers, reviewColumns } from './columns'
import { DecideMany } from './DecideMany'
import { config, searchFields, toFilter } from './list'
import { ReviewDialog } from './ReviewDialog'
import { WaybillReviewsDocument } from './review.generated'
import { isDecidable, type Review } from './rows'
import { texts } from './texts'

const rowKey = (row: Review) => row.id
const rowName = (row: Review) => row.waybillNo

/** Requests for changes of waybills: a reviewer decides them one by one or many at once, an applicant sees what became of his. */
export default function ReviewListPage() {
  const list = useListState(config)
  const dialog = useDrawerParam('review')
  const waybill = useDrawerParam('waybill')
  const selection = useSelection(rowKey)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    WaybillReviewsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.waybillReviews,
  )
  const handlers = useStableHandlers<string, Handlers>({ open: dialog.open, waybill: waybill.open })
  const columns = useMemo(() => reviewColumns(handlers), [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === dialog.value)
  const next = rows.slice(at + 1).find(isDecidable)
  const decided = () => {
    selection.clear()
    page.refetch()
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id="waybill-reviews"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'WAYBILL_REVIEWS', filter }}
        selection={selection}
        selectionActions={<DecideMany reviews={[...selection.rows.values()]} onDecided={decided} />}
        onOpen={(row) => dialog.open(row.id)}
        emptyText={texts.empty}
      />
      <ReviewDialog
        id={dialog.value}
        aside={waybill.value !== null}
        onWaybill={waybill.open}
        onNext={at >= 0 && next ? () => dialog.open(next.id) : null}
        onClose={dialog.close}
        onDecided={decided}
      />
      <WaybillDrawer id={waybill.value} onClose={waybill.close} />
    </ListPage>
  )
}
