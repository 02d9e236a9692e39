import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useViewer } from '../../../shell/viewer'
import { DataTable } from '../../../ui/data-table/DataTable'
import type { Column } from '../../../ui/data-table/types'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { FilterChips } from '../../../ui/search-form/FilterChips'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { SavedViews } from '../../view/saved-view'
import { linkedChips } from './chips'
import { columns } from './columns'
import { stepsFrom } from './drawer/steps'
import { WaybillDrawer } from './drawer/WaybillDrawer'
import { useInfoLink } from './info'
import { config, type Filters, keptFilters, toFilter } from './list'
import { MissingWaybills } from './MissingWaybills'
import { OpenContext } from './open'
import { PicturePreview } from './pictures/PicturePreview'
import type { Waybill } from './rows'
import { searchFields } from './search'
import { Totals } from './Totals'
import { texts } from './texts'
import { WaybillChoicesDocument, WaybillsDocument } from './waybill.generated'

const rowKey = (row: Waybill) => row.id
const rowName = (row: Waybill) => row.no

/** A captain works for several companies, so his rows name theirs. */
function useColumns(): readonly Column<Waybill>[] {
  const { company, companies } = useViewer()
  return useMemo(() => {
    if (company) return columns
    const names = new Map(companies.map((entry) => [entry.companyAuthId, entry.companyAuthName]))
    const named: Column<Waybill> = {
      id: 'company',
      header: texts.fields.company,
      width: 170,
      cell: (row) => names.get(row.companyAuthId),
    }
    return columns.toSpliced(2, 0, named)
  }, [company, companies])
}

function useSearchFields() {
  const { company } = useViewer()
  const { data } = useQuery(WaybillChoicesDocument, { skip: !company })
  const projects = data?.projects
  return useMemo(() => searchFields(company ? (projects ?? []) : null), [company, projects])
}

/** The trips of the company: searched, paged, summed; a row opens in the drawer. Read-only. */
export default function WaybillListPage() {
  const converting = useInfoLink()
  const list = useListState(config)
  const fields = useSearchFields()
  const shown = useColumns()
  const drawer = useDrawerParam('waybill')
  const page = usePageQuery(
    WaybillsDocument,
    { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput },
    (data) => data.waybills,
    { skip: converting },
  )
  const search = (values: Filters) => list.setFilters({ ...keptFilters(list.filters, values.goDatetime), ...values })
  const remove = (name: string) => {
    const { statements, ...filters } = list.filters
    list.setFilters({ ...filters, statements: statements === name ? undefined : statements, [name]: undefined })
  }
  const steps = stepsFrom(drawer.value ?? '', page.rows?.map(rowKey) ?? [], drawer.open)

  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} values={list.filters} onSearch={search} onReset={list.reset} />}
      banner={
        <>
          <FilterChips fields={fields} values={list.filters} linked={linkedChips(list.filters)} onRemove={remove} />
          <MissingWaybills filters={list.filters} />
        </>
      }
    >
      <PicturePreview>
        <OpenContext value={drawer.open}>
          <DataTable
            id="waybills"
            label={texts.title}
            columns={shown}
            rows={page.rows}
            rowKey={rowKey}
            rowName={rowName}
            total={page.total}
            list={list}
            tools={(table) => <SavedViews name="waybills" list={list} table={table} />}
            loading={page.loading}
            error={page.error}
            onRetry={page.refetch}
            querySums={{ receivable: page.summary?.receivable }}
            onOpen={(row) => drawer.open(row.id)}
            emptyText={texts.empty}
            toolbar={<Totals total={page.total} summary={page.summary} />}
          />
        </OpenContext>
      </PicturePreview>
      <WaybillDrawer id={drawer.value} onPrevious={steps.previous} onNext={steps.next} onClose={drawer.close} />
    </ListPage>
  )
}
