import { useMemo } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import type { Column } from '../../../../ui/data-table/types'
import { ListPage } from '../../../../ui/layout/ListPage'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { useListState } from '../../../../ui/list/useListState'
import { useSelection } from '../../../../ui/list/useSelection'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { FilterChips } from '../../../../ui/search-form/FilterChips'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ListTable } from '../../../view/list-table'
import { columns } from './columns'
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
  const selection = useSelection(rowKey)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    WaybillReviewsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.waybillReviews,
  )
  const { open } = dialog
  const shown = useMemo((): Column<Review>[] => {
    const label = (row: Review) => (isDecidable(row) ? texts.open : texts.look)
    const cell = (row: Review) => (
      <RowActions>
        <RowAction onClick={() => open(row.id)}>{label(row)}</RowAction>
      </RowActions>
    )
    return [...columns, { id: 'actions', header: texts.actions, width: 84, pin: 'end', cell }]
  }, [open])
  const decided = () => {
    selection.clear()
    page.refetch()
  }
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={<FilterChips fields={searchFields} list={list} />}
    >
      <ListTable
        id="waybill-reviews"
        label={texts.title}
        columns={shown}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'WAYBILL_REVIEWS', filter }}
        selection={selection}
        selectionActions={<DecideMany reviews={[...selection.rows.values()]} onDecided={decided} />}
        onOpen={(row) => open(row.id)}
        emptyText={texts.empty}
      />
      <ReviewDialog id={dialog.value} onClose={dialog.close} onDecided={decided} />
    </ListPage>
  )
}
