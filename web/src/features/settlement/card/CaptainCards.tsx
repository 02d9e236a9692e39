import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useViewer } from '../../../shell/viewer'
import { DataTable } from '../../../ui/data-table/DataTable'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { FilterChips } from '../../../ui/search-form/FilterChips'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ExportMenu } from '../../export/export-task'
import { SavedViews } from '../../view/saved-view'
import { CaptainCardsDocument } from './card.generated'
import { type CaptainCard, captainColumns } from './columns'
import { ledgerUrl } from './links'
import { captainConfig, captainFields, ledgerFields, toFilter } from './list'
import { texts } from './texts'

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
  const filter = { ...toFilter(list.filters), kind: 'CAPTAIN' as const }
  const page = usePageQuery(
    CaptainCardsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.cards,
  )
  return (
    <ListPage
      title={texts.chooseTitle}
      search={<SearchForm fields={fields} values={list.filters} onSearch={list.setFilters} onReset={list.reset} />}
      banner={
        <FilterChips
          fields={fields}
          values={list.filters}
          onRemove={(name) => list.setFilters({ ...list.filters, [name]: undefined })}
        />
      }
    >
      <DataTable
        id="captain-cards"
        label={texts.chooseTitle}
        columns={columns}
        rows={page.rows}
        rowKey={rowKey}
        rowName={rowName}
        total={page.total}
        list={list}
        tools={(table) => (
          <>
            <SavedViews name="captain-cards" list={list} table={table} />
            <ExportMenu
              list="CARDS"
              table={table}
              filter={filter}
              sort={list.sort}
              total={page.total}
              selected={[...selection.rows.keys()]}
            />
          </>
        )}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        selection={company ? selection : undefined}
        onOpen={(row) => navigate(ledgerUrl(row.cardNo))}
        emptyText={texts.empty}
        toolbar={<strong>{texts.chooseTitle}</strong>}
      />
    </ListPage>
  )
}
