import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { refetchOpen } from '../../../apollo/refetchOpen'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum } from '../../../ui/data-table/types'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { columns, card as parts } from './columns'
import { RecordDrawer } from './drawer/RecordDrawer'
import { ExcavatorChoicesDocument, ExcavatorRecordsDocument } from './excavator.generated'
import { RecordEdit } from './form/RecordEdit'
import { RecordForm } from './form/RecordForm'
import { readInfo } from './info'
import { config, type Filters, linkedChips, searchFields, toFilter } from './list'
import { EDIT, type ExcavatorRecord } from './rows'
import { texts } from './texts'
import { ApproveMany } from './verbs/ApproveMany'
import { ExcavatorVerbs } from './verbs/ExcavatorVerbs'
import { RejectMany } from './verbs/RejectMany'

const card = cardOf(columns, parts)
/** What shows one of them. */
const OF_ONE = new Set(['ExcavatorRecord'])
const rowKey = (row: ExcavatorRecord) => row.id
const rowName = (row: ExcavatorRecord) => row.machineCode
const selectionSums: SelectionSum<ExcavatorRecord>[] = [
  { label: texts.fields.workTime, kind: 'count', of: (row) => row.workTime },
  { label: texts.fields.amount, kind: 'money', of: (row) => row.amount },
]

/** What excavators worked (001 §2), submitted, in approval or approved, the latest first: reported, mended and reviewed from here. */
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
  const { machineId, staffId, phase } = list.filters
  const search = (values: Filters) => list.setFilters({ machineId, staffId, phase, ...values })
  const viewing = useDrawerParam('record')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const client = useApolloClient()
  const changed = () => {
    selection.clear()
    page.refetch()
    // What failed shows in the drawer that asked.
    void refetchOpen(client, OF_ONE).catch(() => undefined)
  }
  const chosen = [...selection.rows.values()]
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const addButton = (
    <Button variant="solid" icon={<LuPlus aria-hidden />} permission={EDIT} onClick={() => adding.open('1')}>
      {texts.add}
    </Button>
  )
  return (
    <ListPage
      title={texts.title}
      search={
        <SearchForm fields={fields} list={list} onSearch={search} linked={linkedChips(list.filters, page.rows ?? [])} />
      }
    >
      <ExcavatorVerbs onChanged={changed} onEdit={({ id }) => editing.open(id)}>
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
          selectionActions={
            <>
              <RejectMany records={chosen} onDecided={changed} />
              <ApproveMany records={chosen} onDecided={changed} />
            </>
          }
          onOpen={(row) => viewing.open(row.id)}
          toolbar={addButton}
          querySums={{ workTime: page.summary?.workTime, amount: page.summary?.phaseCost ?? page.summary?.amount }}
          emptyText={texts.empty}
          exported={{ list: 'EXCAVATOR_RECORDS', filter }}
        />
        {viewing.value && !editing.value && !adding.value && (
          <RecordDrawer id={viewing.value} onPrevious={step(at - 1)} onNext={step(at + 1)} onClose={viewing.close} />
        )}
      </ExcavatorVerbs>
      {adding.value && <RecordForm record={null} onClose={adding.close} onSaved={changed} />}
      {editing.value && <RecordEdit id={editing.value} onClose={editing.close} onSaved={changed} />}
    </ListPage>
  )
}
