import { useApolloClient } from '@apollo/client/react'
import { everyRow, MAX_SELECTED } from '../../../../apollo/everyRow'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import type { WaybillSortField } from '../../../../gql/types.generated'
import { useViewer } from '../../../../shell/viewer'
import { CardedTable } from '../../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import type { SortItem } from '../../../../ui/list/useListState'
import { useLocalList } from '../../../../ui/list/useLocalList'
import { useSelection } from '../../../../ui/list/useSelection'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import type { SearchField } from '../../../../ui/search-form/types'
import { ExportMenu } from '../../../export/export-task'
import { TripMenu, useTripVerbs } from '../../../settlement/verbs'
import { PicturePreview } from '../../picture'
import css from '../../waybill.module.css'
import { drawerColumns, card as parts } from '../columns'
import { OpenContext } from '../open'
import { fields as rowFields, type Waybill } from '../rows'
import { config } from '../search'
import { texts } from '../texts'
import { totalsOf } from '../totals'
import { useRowsDocument } from '../useWaybills'
import { WaybillsDocument } from '../waybill.generated'

/** Waybills of a card, with giveCardNo only those handed in on that receipt; or of a settlement. */
export interface WaybillsOf {
  cardNo?: string
  giveCardNo?: string
  settlementId?: string
  /** Number in place of the settlement's id. */
  settleNo?: string
}

interface Search {
  no?: string
  truckCode?: string
}

/** By purchase date, the oldest first. */
const sort: SortItem<WaybillSortField>[] = [{ field: 'IN_DATETIME', direction: 'ASC' }]
const initial: { filters: Search; sort: typeof sort } = { filters: {}, sort }
const fields: SearchField[] = [
  { name: 'no', label: rowFields.no.label, type: 'text' },
  { name: 'truckCode', label: texts.truck, type: 'text' },
]
const { no, truckCode } = config.filters
const numbers = { no, truckCode }
const asText = (value: unknown) => (typeof value === 'string' ? value : null)
const TABLE = 'waybills-drawer'
const card = cardOf(drawerColumns, parts)
const rowKey = (row: Waybill) => row.id
const rowName = (row: Waybill) => row.no

interface Props {
  of: WaybillsOf
  /** Hidden, but mounted, while one of its rows is open. */
  hidden: boolean
  onOpen: (id: string, among: readonly string[]) => void
  /** Called when waybills were changed; without it there are no verbs. */
  onChanged?: () => void
}

export function WaybillTable({ of: { settleNo, ...of }, hidden, onOpen, onChanged }: Props) {
  const client = useApolloClient()
  const { company } = useViewer()
  const list = useLocalList(initial)
  const selection = useSelection(rowKey)
  const filter = { ...of, ...list.filters }
  const page = usePageQuery(
    useRowsDocument(TABLE, drawerColumns),
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.waybills,
  )
  const changed = () => {
    selection.clear()
    page.refetch()
    onChanged?.()
  }
  const { start, dialog } = useTripVerbs(changed)
  const loadAll = () =>
    everyRow(async (asked) => {
      const variables = { filter, sort: list.sort, page: asked }
      const { data } = await client.query({ query: WaybillsDocument, variables, fetchPolicy: 'no-cache' })
      return data?.waybills
    })
  const open = (id: string) => onOpen(id, page.rows?.map(rowKey) ?? [])
  const subject: [string, string | undefined][] = [
    [texts.ofCard, of.cardNo],
    [texts.ofReceipt, of.giveCardNo],
    [texts.ofSettlement, of.settlementId && settleNo],
  ]
  return (
    <div className={css.list} hidden={hidden}>
      <p className={css.subject}>
        {subject.map(
          ([label, value]) =>
            value && (
              <span key={label}>
                {label} <strong>{value}</strong>
              </span>
            ),
        )}
      </p>
      <SearchForm
        plain
        fields={fields}
        list={list}
        onSearch={({ no, truckCode }) =>
          list.setFilters({ no: numbers.no.read(asText(no)), truckCode: numbers.truckCode.read(asText(truckCode)) })
        }
      />
      <PicturePreview>
        <OpenContext value={open}>
          <CardedTable
            id={TABLE}
            label={texts.view}
            columns={drawerColumns}
            card={card}
            rows={page.rows}
            rowKey={rowKey}
            rowName={rowName}
            total={page.total}
            list={list}
            loading={page.loading}
            error={page.error}
            onRetry={page.refetch}
            {...totalsOf(page)}
            emptyText={texts.empty}
            selection={company && onChanged ? selection : undefined}
            selectionActions={<TripMenu trips={[...selection.rows.values()]} start={start} />}
            loadAll={loadAll}
            selectLimit={MAX_SELECTED}
            tools={(table) => (
              <ExportMenu list="WAYBILLS" table={table} filter={filter} sort={list.sort} total={page.total} />
            )}
            onOpen={(row) => open(row.id)}
          />
        </OpenContext>
      </PicturePreview>
      {dialog}
    </div>
  )
}
