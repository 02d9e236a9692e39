import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { PageSkeleton } from '../../../shell/tags/PageSkeleton'
import { useViewer } from '../../../shell/viewer'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum } from '../../../ui/data-table/types'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { LedgerDocument, LedgerHeadDocument } from './card.generated'
import { type LedgerRow, ledgerCard, ledgerColumns } from './columns'
import { type Head, LedgerHeader } from './LedgerHeader'
import { cardWaybillsUrl } from './links'
import { ledgerConfig, ledgerFields, toFilter } from './list'
import { Nothing } from './Nothing'
import { texts } from './texts'
import { CardMenu } from './verbs/CardMenu'
import { CardVerbs } from './verbs/CardVerbs'

const card = cardOf(ledgerColumns, ledgerCard)
const rowKey = (row: LedgerRow) => row.id
const rowName = (row: LedgerRow) => row.cardNo
const selectionSums: SelectionSum<LedgerRow>[] = [
  { label: texts.fields.waybillCount, kind: 'count', of: (row) => row.waybillCount },
  { label: texts.fields.unsettledAmount, kind: 'money', of: (row) => row.unsettledAmount },
]

interface SubCard {
  id: string
  cardNo: string
}

function LedgerTable({ head, sub }: { head: Head; sub: SubCard | undefined }) {
  const { company } = useViewer()
  const navigate = useNavigate()
  const list = useListState(ledgerConfig)
  const selection = useSelection(rowKey)
  const filter = { ...toFilter(list.filters), parentCardNo: head.cardNo }
  const page = usePageQuery(LedgerDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.cards)
  const flash = useMemo(() => (sub ? new Set([sub.id]) : undefined), [sub])
  const changed = () => {
    selection.clear()
    page.refetch()
  }
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={ledgerFields} list={list} />}
      banner={<LedgerHeader head={head} subCardNo={sub?.cardNo} withCompany={!company} />}
    >
      <CardVerbs onChanged={changed}>
        <ListTable
          id="card-ledger"
          label={texts.title}
          columns={ledgerColumns}
          card={card}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'CARDS', filter }}
          querySums={{ ...page.summary }}
          selection={company ? selection : undefined}
          selectionActions={<CardMenu cards={[...selection.rows.values()]} />}
          selectionSums={selectionSums}
          flash={flash}
          onOpen={(row) => row.waybillCount > 0 && navigate(cardWaybillsUrl(row.cardNo))}
          emptyText={texts.empty}
        />
      </CardVerbs>
    </ListPage>
  )
}

/** The ledger of a captain's card; for a sub-card that of the captain's card it belongs to. */
export function Ledger({ cardNo, sub }: { cardNo: string; sub?: SubCard }) {
  const { data, error, refetch } = useQuery(LedgerHeadDocument, { variables: { cardNo } })
  if (error && !data) {
    // A failed second try comes back as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <PageSkeleton />
  const head = data.card
  if (!head) return <Nothing title={texts.missing(cardNo)} />
  if (head.parentCardNo && !sub) return <Ledger cardNo={head.parentCardNo} sub={head} />
  return <LedgerTable head={head} sub={sub} />
}
