import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useViewer } from '../../../shell/viewer'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { CaptainCardsDocument } from './card.generated'
import { type CaptainCard, captainCard, captainColumns } from './columns'
import { ledgerUrl } from './links'
import { captainConfig, captainFields, ledgerFields, toFilter } from './list'
import { texts } from './texts'
import { CardMenu } from './verbs/CardMenu'
import { CardVerbs } from './verbs/CardVerbs'

const rowKey = (row: CaptainCard) => row.id
const rowName = (row: CaptainCard) => row.cardNo

/** The captains' cards: the way to a ledger when the address names none. */
export function CaptainCards() {
  const { company } = useViewer()
  const navigate = useNavigate()
  const list = useListState(captainConfig)
  const selection = useSelection(rowKey)
  const columns = useMemo(() => captainColumns(!company), [company])
  // A captain's own name finds nothing that he does not see already.
  const fields = company ? captainFields : ledgerFields
  // One that is nobody's yet has no ledger.
  const filter = { ...toFilter(list.filters), kind: 'CAPTAIN' as const, bound: true }
  const page = usePageQuery(
    CaptainCardsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.cards,
  )
  const changed = () => {
    selection.clear()
    page.refetch()
  }
  return (
    <ListPage title={texts.chooseTitle} search={<SearchForm fields={fields} list={list} />}>
      <CardVerbs onChanged={changed}>
        <ListTable
          id="captain-cards"
          label={texts.chooseTitle}
          columns={columns}
          card={cardOf(columns, captainCard)}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'CARDS', filter }}
          selection={company ? selection : undefined}
          selectionActions={<CardMenu cards={[...selection.rows.values()]} />}
          onOpen={(row) => navigate(ledgerUrl(row.cardNo))}
          emptyText={texts.empty}
          toolbar={<strong>{texts.chooseTitle}</strong>}
        />
      </CardVerbs>
    </ListPage>
  )
}
