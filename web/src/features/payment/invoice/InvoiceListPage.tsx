import { useApolloClient, useQuery } from '@apollo/client/react'
import { MAX_SELECTED } from '../../../apollo/everyRow'
import { refetchOpen } from '../../../apollo/refetchOpen'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum, SumFigure } from '../../../ui/data-table/types'
import { formatMoney, sumFigures } from '../../../ui/format/decimal'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, columns } from './columns'
import { InvoiceDrawer } from './drawer/InvoiceDrawer'
import { AddDrawer } from './form/AddDrawer'
import { EditDrawer } from './form/EditDrawer'
import { readInfo } from './info'
import { InvoicesDocument, type InvoicesQuery, KnownInvoicesDocument } from './invoice.generated'
import { config, searchFields, toFilter } from './list'
import { PaymentBanner } from './PaymentBanner'
import { ADD, type Invoice } from './rows'
import { texts } from './texts'
import { useNamedIds } from './useNamedIds'
import { InvoiceVerbs } from './verbs/InvoiceVerbs'

const rowKey = (row: Invoice) => row.id
const rowName = (row: Invoice) => row.invoiceSn
const cards = cardOf(columns, card)
const { fields } = texts
/** What other pages and an open drawer show of invoices. */
const OF_INVOICES = new Set(['Invoice', 'InvoiceWaybills', 'PaymentInvoices', 'StatementHead'])

const SUMS = ['invoiceSumPrice', 'taxInvoiceSumPrice', 'sumPrice', 'claimedAmt', 'leftAmt'] as const
type Sums = Pick<InvoicesQuery['invoices']['summary'], (typeof SUMS)[number]>

const selectionSums: SelectionSum<Invoice>[] = [
  { label: fields.sumPrice, kind: 'money', of: (row) => row.sumPrice },
  { label: fields.leftAmt, kind: 'money', of: (row) => row.leftAmt },
]
const figures = (sums: Sums): SumFigure[] =>
  SUMS.map((name) => ({ label: fields[name], value: formatMoney(sums[name]), unit: '元' }))

const pageSums = (rows: readonly Invoice[]): Sums => {
  const sumOf = (name: (typeof SUMS)[number]) =>
    sumFigures(
      'money',
      rows.map((row) => row[name]),
    )
  return {
    invoiceSumPrice: sumOf('invoiceSumPrice'),
    taxInvoiceSumPrice: sumOf('taxInvoiceSumPrice'),
    sumPrice: sumOf('sumPrice'),
    claimedAmt: sumOf('claimedAmt'),
    leftAmt: sumOf('leftAmt'),
  }
}

function MissingInvoices({ invoiceSns = [] }: { invoiceSns?: string[] }) {
  const skip = invoiceSns.length === 0
  const { data } = useQuery(KnownInvoicesDocument, { variables: { invoiceSns }, skip })
  const known = skip ? undefined : data?.invoices.records.map((row) => row.invoiceSn)
  return <MissingNumbers wanted={invoiceSns} known={known} title={texts.notFound} />
}

/** 发票: what payees have invoiced, what of it is claimed by waybills and what is left (001 §2). */
export default function InvoiceListPage() {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const naming = useNamedIds()
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    InvoicesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.invoices,
    { skip: converting || naming },
  )
  const selection = useSelection(rowKey)
  const client = useApolloClient()
  const changed = () => {
    page.refetch()
    // What failed shows on the page that asked.
    void refetchOpen(client, OF_INVOICES).catch(() => undefined)
  }
  const viewing = useDrawerParam('invoice')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const removed = (invoice: Invoice) => {
    selection.set([invoice], false)
    if (viewing.value === invoice.id) viewing.close()
    changed()
  }
  const addButton = (
    <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={() => adding.open('1')}>
      {texts.addShort}
    </Button>
  )
  const { summary } = page
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={
        <>
          <PaymentBanner />
          <MissingInvoices invoiceSns={list.filters.invoiceSns} />
        </>
      }
    >
      <InvoiceVerbs onChanged={changed} onRemoved={removed} onEdit={({ id }) => editing.open(id)}>
        <ListTable
          id="invoices"
          label={texts.title}
          columns={columns}
          card={cards}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'INVOICES', filter }}
          sums={summary && { query: figures(summary), page: figures(pageSums(rows)) }}
          selection={selection}
          selectionSums={selectionSums}
          loadAll={page.loadAll}
          selectLimit={MAX_SELECTED}
          onOpen={(row) => viewing.open(row.id)}
          toolbar={addButton}
          emptyText={texts.empty}
          emptyAction={addButton}
        />
        {viewing.value && !editing.value && !adding.value && (
          <InvoiceDrawer id={viewing.value} onPrevious={step(at - 1)} onNext={step(at + 1)} onClose={viewing.close} />
        )}
      </InvoiceVerbs>
      {adding.value && <AddDrawer onClose={adding.close} onAdded={changed} />}
      {editing.value && <EditDrawer id={editing.value} onClose={editing.close} onSaved={changed} />}
    </ListPage>
  )
}
