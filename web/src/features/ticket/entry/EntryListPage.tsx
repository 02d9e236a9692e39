import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { EDIT } from '../booking'
import { useTicketForm } from '../form'
import { Balance } from './Balance'
import { CorrectDrawer } from './CorrectDrawer'
import { columns, type Entry } from './columns'
import { TicketEntriesDocument } from './entry.generated'
import { tripsUrl } from './links'
import { config, linkedChips, searchFields, toFilter } from './list'
import { texts } from './texts'

const rowKey = (row: Entry) => row.id
const rowName = (row: Entry) => `${texts.kinds[row.kind]} ${formatMinute(row.happenedAt)}`

const card = (row: Entry) => (
  <RowCard
    head={
      <>
        <span>{texts.kinds[row.kind]}</span>
        <span className="tf-number">{formatMinute(row.happenedAt)}</span>
      </>
    }
    facts={[row.projectName, `${row.garbageName} · ${row.soilType}`, row.documentNo ?? texts.correction, row.reason]}
    amount={`${formatCount(row.quantity)} ${texts.sheets}`}
  />
)

/** 票据流水: every entry that moved tickets, none of which can be changed. */
export default function EntryListPage() {
  const list = useListState(config)
  const { filters } = list
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(filters)
  const page = usePageQuery(
    TicketEntriesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketEntries,
  )
  const correcting = useDrawerParam('correct')
  const site = choices?.dumpSites.find(({ id }) => id === filters.garbageId)
  const { projectInfoId = '', garbageId = '', soilType = '' } = filters
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} list={list} linked={linkedChips(filters, page.rows?.[0]?.documentNo)} />}
    >
      <ListTable
        id="ticket-entries"
        label={texts.title}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_ENTRIES', filter }}
        card={card}
        emptyText={texts.empty}
        toolbar={
          <>
            <Button permission={EDIT} onClick={() => correcting.open('1')}>
              {texts.correct}
            </Button>
            {page.summary && <Balance summary={page.summary} trips={tripsUrl(filters, site?.name)} />}
          </>
        }
      />
      {correcting.value && (
        <CorrectDrawer
          known={{ projectInfoId, garbageId, soilType }}
          onClose={correcting.close}
          onSaved={page.refetch}
        />
      )}
    </ListPage>
  )
}
