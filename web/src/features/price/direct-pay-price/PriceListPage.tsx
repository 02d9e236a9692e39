import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { ListPage } from '../../../ui/layout/ListPage'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { actionsColumn, type Handlers } from './actions'
import { AuditDrawer } from './audit/AuditDrawer'
import { card, columns } from './columns'
import { ApplyDrawer } from './form/ApplyDrawer'
import { EditDrawer } from './form/EditDrawer'
import { InvalidateDialog } from './InvalidateDialog'
import { readInfo } from './info'
import { ListButtons } from './ListButtons'
import { type Choices, config, type Filters, linkedChips, searchFields, toFilter } from './list'
import { DirectPayPricesDocument, PricePlacesDocument, PriceProjectsDocument } from './price.generated'
import { type Price, reasonAgainst, termsOf } from './rows'
import { StateTabs } from './StateTabs'
import { SimulatorDrawer } from './simulator/SimulatorDrawer'
import { texts } from './texts'
import { useVerbs } from './useVerbs'
import { ViewDrawer } from './view/ViewDrawer'

const rowKey = (row: Price) => row.id
const rowName = (row: Price) => `${row.projectName} ${termsOf(row)}`

function useChoices(projectInfoId: string | undefined): Choices {
  const { data } = useQuery(PriceProjectsDocument)
  const { data: places } = useQuery(PricePlacesDocument, {
    variables: { projectInfoId: projectInfoId ?? '' },
    skip: !projectInfoId,
  })
  return useMemo(
    () => ({
      projects: data?.projects ?? [],
      soils: (projectInfoId && places?.projectSoilTypes) || [],
      sites: (projectInfoId && places?.projectGarbages) || [],
    }),
    [data, places, projectInfoId],
  )
}

/** 直付价: prices of trips, applied for by one person and reviewed by another. */
export default function PriceListPage() {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const list = useListState(config)
  const { filters } = list
  const choices = useChoices(filters.projectInfoId)
  const fields = useMemo(() => searchFields(choices, filters), [choices, filters])
  const filter = toFilter(filters)
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    DirectPayPricesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.directPayPrices,
    { skip: converting },
  )
  const viewing = useDrawerParam('price')
  const editing = useDrawerParam('edit')
  const auditing = useDrawerParam('audit')
  const applying = useDrawerParam('apply')
  const simulating = useDrawerParam('simulate')
  const verbs = useVerbs(page.refetch, (copy) => !reasonAgainst('edit', copy) && editing.open(copy.id))

  const handlers = useStableHandlers<Price, Handlers>({
    edit: ({ id }) => editing.open(id),
    audit: ({ id }) => auditing.open(id),
    delete: (price) => void verbs.remove(price),
    invalidate: verbs.invalidate,
    view: ({ id }) => viewing.open(id),
    copy: (price) => void verbs.copy(price),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === auditing.value)
  const next = at < 0 ? undefined : rows.slice(at + 1).find(({ allowedActions }) => allowedActions.includes('approve'))
  const search = (values: Filters) => list.setFilters({ ...values, projectName: filters.projectName })

  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} list={list} onSearch={search} linked={linkedChips(filters)} />}
    >
      <ListTable
        id="direct-pay-prices"
        label={texts.title}
        columns={shown}
        card={cardOf(shown, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'DIRECT_PAY_PRICES', filter }}
        selection={selection}
        onOpen={(row) => viewing.open(row.id)}
        emptyText={texts.empty}
        toolbar={
          <>
            <ListButtons
              onApply={() => applying.open('1')}
              onSimulate={() => simulating.open('1')}
              onChanged={page.refetch}
            />
            <StateTabs
              summary={page.summary}
              value={filters.status}
              onChange={(status) => list.setFilters({ ...filters, status })}
            />
          </>
        }
      />
      {applying.value && (
        <ApplyDrawer projectInfoId={filters.projectInfoId} onClose={applying.close} onSaved={page.refetch} />
      )}
      {editing.value && (
        <EditDrawer key={editing.value} id={editing.value} onClose={editing.close} onSaved={page.refetch} />
      )}
      {auditing.value && (
        <AuditDrawer
          key={auditing.value}
          id={auditing.value}
          onNext={next ? () => auditing.open(next.id) : null}
          onClose={auditing.close}
          onDecided={page.refetch}
        />
      )}
      {viewing.value && <ViewDrawer id={viewing.value} onOpen={viewing.open} onClose={viewing.close} />}
      {simulating.value && (
        <SimulatorDrawer projectInfoId={filters.projectInfoId} onClose={simulating.close} onPrice={viewing.open} />
      )}
      {verbs.invalidating && (
        <InvalidateDialog price={verbs.invalidating} onClose={verbs.closeInvalidation} onDone={page.refetch} />
      )}
    </ListPage>
  )
}
