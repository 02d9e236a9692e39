import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_SELECTED } from '../../../apollo/everyRow'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useViewer } from '../../../shell/viewer'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum, SumsOf } from '../../../ui/data-table/types'
import { useColumnsShown } from '../../../ui/data-table/useTableLayout'
import { formatCount, formatMoney, type Money, subtractMoney, sumFigures } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { LeftOutNote } from '../../../ui/list/LeftOutNote'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { ArrangeMenu } from './ArrangeMenu'
import { captainColumns, card, columns } from './columns'
import { MAX_STATEMENTS, statementUrl } from './links'
import { config, searchFields, toFilter } from './list'
import type { Settlement } from './rows'
import { SettlementVerbs } from './SettlementVerbs'
import {
  KnownSettlementsDocument,
  SettlementChoicesDocument,
  SettlementsDocument,
  SettlementsWithPapersDocument,
} from './settlement.generated'
import { texts } from './texts'

/** Settlements that sums count: the waybills of others are free again, or on another settlement. */
const isCounted = ({ status }: Settlement): boolean => status !== 'REJECTED' && status !== 'SUPERSEDED'

/** Unpaid amount and trips that lack a payee: sums that no column of the list tells of everything that matches. */
function sumsOf(rows: readonly Settlement[], unpaidAmt: Money | undefined): SumsOf {
  const unpaid = (value: Money) => ({ label: texts.unpaid, value: formatMoney(value), unit: texts.yuanUnit })
  // Of a captain's part of a settlement it is not known how much was paid.
  const ofPage = rows.flatMap(({ settleAmt, paidAmt }) => (paidAmt === null ? [] : [subtractMoney(settleAmt, paidAmt)]))
  const lacking = rows.reduce((sum, { lackingPayeeCount }) => sum + lackingPayeeCount, 0)
  return {
    page: [
      unpaid(sumFigures('money', ofPage)),
      { label: texts.fields.lackingPayeeCount, value: formatCount(lacking), unit: texts.tripsUnit },
    ],
    query: unpaidAmt === undefined ? [] : [unpaid(unpaidAmt)],
  }
}

const rowKey = (row: Settlement) => row.id
const rowName = (row: Settlement) => row.settleNo
const TABLE = 'settlements'
const PAPERED = ['paperRate']

const selectionSums: SelectionSum<Settlement>[] = [
  { label: texts.waybillSum, kind: 'count', of: (row) => row.settleCnt },
  { label: texts.amountSum, kind: 'money', of: (row) => row.settleAmt },
]

function useSearchFields() {
  const { company } = useViewer()
  const { data } = useQuery(SettlementChoicesDocument, { skip: !company })
  const projects = data?.projects
  return useMemo(() => searchFields(company ? (projects ?? []) : null), [company, projects])
}

function MissingSettlements({ settleNos = [] }: { settleNos?: string[] }) {
  const skip = settleNos.length === 0
  const { data } = useQuery(KnownSettlementsDocument, { variables: { settleNos }, skip })
  const known = skip ? undefined : data?.settlements.records.map((row) => row.settleNo)
  return <MissingNumbers wanted={settleNos} known={known} title={texts.notFound} />
}

/** The settlements of the company: searched, summed, approved, rejected, paid to somebody, printed. */
export default function SettlementListPage() {
  const { company } = useViewer()
  const navigate = useNavigate()
  const list = useListState(config)
  const fields = useSearchFields()
  const selection = useSelection(rowKey)
  const filter = toFilter(list.filters)
  const shown = company ? columns : captainColumns
  const papered = useColumnsShown(TABLE, shown, PAPERED)
  const page = usePageQuery(
    papered ? SettlementsWithPapersDocument : SettlementsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.settlements,
  )
  const changed = (removed?: Settlement) => {
    if (removed) selection.set([removed], false)
    page.refetch()
  }
  const arranged = () => {
    selection.clear()
    page.refetch()
  }
  const view = (ids: readonly string[]) => navigate(statementUrl(ids))
  const chosen = [...selection.rows.keys()]
  const counts = list.filters.status === undefined ? isCounted : undefined
  const countedRows = counts ? (page.rows ?? []).filter(counts) : (page.rows ?? [])
  const { leftOut, unpaidAmt, ...sums } = page.summary ?? {}

  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} list={list} />}
      banner={<MissingSettlements settleNos={list.filters.settleNos} />}
    >
      <SettlementVerbs onChanged={changed} onArranged={arranged}>
        <ListTable
          id={TABLE}
          label={texts.title}
          columns={shown}
          card={cardOf(shown, card)}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'SETTLEMENTS', filter }}
          isCounted={counts}
          querySums={sums}
          sums={sumsOf(countedRows, unpaidAmt)}
          sumsNote={<LeftOutNote count={leftOut} text={texts.leftOut} />}
          selection={selection}
          selectionSums={selectionSums}
          loadAll={page.loadAll}
          selectLimit={MAX_SELECTED}
          selectionActions={
            <>
              <Button
                variant="solid"
                disabledReason={chosen.length > MAX_STATEMENTS ? texts.tooMany(MAX_STATEMENTS) : null}
                onClick={() => view(chosen)}
              >
                {texts.viewChosen}
              </Button>
              <ArrangeMenu settlements={[...selection.rows.values()]} />
            </>
          }
          onOpen={(row) => view([row.id])}
          emptyText={texts.empty}
        />
      </SettlementVerbs>
    </ListPage>
  )
}
