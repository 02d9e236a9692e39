import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { DataTable } from '../../../ui/data-table/DataTable'
import type { SelectionSum } from '../../../ui/data-table/types'
import { ListPage } from '../../../ui/layout/ListPage'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { FilterChips } from '../../../ui/search-form/FilterChips'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ExportMenu } from '../../export/export-task'
import { SavedViews } from '../../view/saved-view'
import { columns } from './columns'
import { ExcavatorChoicesDocument, ExcavatorRecordsDocument } from './excavator.generated'
import { readInfo } from './info'
import { config, type Filters, linkedChips, searchFields, toFilter } from './list'
import type { ExcavatorRecord } from './rows'
import { texts } from './texts'

const rowKey = (row: ExcavatorRecord) => row.id
const rowName = (row: ExcavatorRecord) => row.machineCode
const selectionSums: SelectionSum<ExcavatorRecord>[] = [
  { label: texts.fields.workTime, kind: 'count', of: (row) => row.workTime },
]

/** What excavators worked (001 §2), to be read only: submitted, in approval or approved, the latest first. */
export default function ExcavatorListPage() {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const list = useListState(config)
  const { data } = useQuery(ExcavatorChoicesDocument)
  const fields = useMemo(() => searchFields(data?.projects ?? []), [data])
  const filter = useMemo(() => toFilter(list.filters), [list.filters])
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    ExcavatorRecordsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (answer) => answer.excavatorRecords,
    { skip: converting },
  )
  const { machineId, staffId } = list.filters
  const search = (values: Filters) => list.setFilters({ machineId, staffId, ...values })
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} values={list.filters} onSearch={search} onReset={list.reset} />}
      banner={
        <FilterChips
          fields={fields}
          values={list.filters}
          linked={linkedChips(list.filters, page.rows ?? [])}
          onRemove={(name) => list.setFilters({ ...list.filters, [name]: undefined })}
        />
      }
    >
      <DataTable
        id="excavator-records"
        label={texts.title}
        columns={columns}
        rows={page.rows}
        rowKey={rowKey}
        rowName={rowName}
        total={page.total}
        list={list}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        selection={selection}
        selectionSums={selectionSums}
        querySums={{ workTime: page.summary?.workTime }}
        emptyText={texts.empty}
        tools={(table) => (
          <>
            <SavedViews name="excavator-records" list={list} table={table} />
            <ExportMenu
              list="EXCAVATOR_RECORDS"
              table={table}
              filter={filter}
              sort={list.sort}
              total={page.total}
              selected={[...selection.rows.keys()]}
            />
          </>
        )}
      />
    </ListPage>
  )
}
