import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum } from '../../../ui/data-table/types'
import { ListPage } from '../../../ui/layout/ListPage'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { columns, card as parts } from './columns'
import { ExcavatorChoicesDocument, ExcavatorRecordsDocument } from './excavator.generated'
import { readInfo } from './info'
import { config, type Filters, linkedChips, searchFields, toFilter } from './list'
import type { ExcavatorRecord } from './rows'
import { texts } from './texts'

const card = cardOf(columns, parts)
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
      search={
        <SearchForm fields={fields} list={list} onSearch={search} linked={linkedChips(list.filters, page.rows ?? [])} />
      }
    >
      <ListTable
        id="excavator-records"
        label={texts.title}
        columns={columns}
        card={card}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        selection={selection}
        selectionSums={selectionSums}
        querySums={{ workTime: page.summary?.workTime }}
        emptyText={texts.empty}
        exported={{ list: 'EXCAVATOR_RECORDS', filter }}
      />
    </ListPage>
  )
}
