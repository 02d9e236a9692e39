import { type ReactNode, useMemo } from 'react'
import type { PageQuery } from '../../../apollo/usePageQuery'
import type { ExportList } from '../../../gql/types.generated'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import type { Column, SelectionSum, SumFigure } from '../../../ui/data-table/types'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import type { ListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import type { Searched, SearchField } from '../../../ui/search-form/types'
import { ListTable } from '../../view/list-table'
import { PicturePreview } from '../../waybill/waybill'
import { type TicketChoices, useTicketForm } from '../form'
import type { AddProps } from './AddForm'
import type { EditProps } from './EditForm'
import type { Booking, BookingKind } from './kind'
import { ADD } from './rules'
import type { Figure } from './Totals'
import { ViewDrawer } from './ViewDrawer'
import { actionsColumn, BookingActions, type Handlers } from './verbs'

const told = ([label, value, unit]: Figure): SumFigure => ({ label, value, unit })

interface Props<Row extends Booking, Verb extends string, Summary> {
  kind: BookingKind<Row, Verb>
  /** Names the table for its stored columns. */
  id: string
  exported: { list: ExportList; filter: object }
  list: Searched & Omit<ListState<object>, 'filters' | 'setFilters'>
  searchFields: (choices: TicketChoices | undefined) => SearchField[]
  page: PageQuery<Row, Summary>
  columns: readonly Column<Row>[]
  selectionSums: readonly SelectionSum<Row>[]
  /** Sums of everything that matches. */
  queryFigures: (summary: Summary) => readonly Figure[]
  /** The same of the rows of a page. */
  pageFigures: (rows: readonly Row[]) => readonly Figure[]
  /** What happens when a verb is chosen; `edit` opens the drawer of a change. */
  on: (edit: (row: Row) => void) => Record<Verb, (row: Row) => void>
  add: (props: AddProps) => ReactNode
  edit?: (props: EditProps) => ReactNode
}

const rowKey = ({ id }: Booking) => id

/** The list of a kind of booking, with the drawers of one, of a new one and of a change, each at its own address. */
export function BookingListPage<Row extends Booking, Verb extends string, Summary>({
  kind,
  id,
  exported,
  list,
  searchFields,
  page,
  columns,
  selectionSums,
  queryFigures,
  pageFigures,
  on,
  add,
  edit,
}: Props<Row, Verb, Summary>) {
  const { texts, verbs } = kind
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [searchFields, choices])
  const selection = useSelection<Row>(rowKey)
  const viewing = useDrawerParam(kind.param)
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const handlers = useStableHandlers<Row, Handlers<Row, Verb>>({
    ...on((row) => editing.open(row.id)),
    view: (row) => viewing.open(row.id),
  })
  const shown = useMemo(() => [...columns, actionsColumn(verbs, handlers)], [columns, verbs, handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex((row) => row.id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const card = (row: Row) => {
    const { facts, amount } = kind.cardOf(row)
    const head = (
      <>
        <span className="tf-number">{kind.numberOf(row)}</span>
        {kind.stateOf(row)}
      </>
    )
    return (
      <RowCard head={head} facts={facts} amount={amount}>
        <BookingActions row={row} verbs={verbs} handlers={handlers} />
      </RowCard>
    )
  }
  const { summary } = page
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <PicturePreview>
        <ListTable
          id={id}
          label={texts.title}
          columns={shown}
          rowKey={rowKey}
          rowName={kind.numberOf}
          list={list}
          page={page}
          exported={exported}
          selection={selection}
          selectionSums={selectionSums}
          onOpen={(row) => viewing.open(row.id)}
          card={card}
          emptyText={texts.empty}
          emptyAction={
            <Button permission={ADD} onClick={() => adding.open('1')}>
              {texts.add}
            </Button>
          }
          toolbar={
            <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={() => adding.open('1')}>
              {texts.add}
            </Button>
          }
          sums={summary && { query: queryFigures(summary).map(told), page: pageFigures(rows).map(told) }}
        />
      </PicturePreview>
      {adding.value && add({ onClose: adding.close, onSaved: page.refetch })}
      {viewing.value && !(edit && editing.value) && (
        <ViewDrawer
          kind={kind}
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {edit && editing.value && edit({ id: editing.value, onClose: editing.close, onSaved: page.refetch })}
    </ListPage>
  )
}
