import { useQuery } from '@apollo/client/react'
import { invoiceFields as fields, invoiceFilter } from '../../../gql/fields/payment.generated'
import type { InvoiceFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { commonTexts } from '../../../ui/texts'
import { ClaimDialog } from './claim/ClaimDialog'
import { AddInvoice, EditInvoice } from './form'
import { readInfo } from './info'
import { DeleteInvoiceDocument, InvoicesDocument, type InvoicesQuery, KnownInvoicesDocument } from './invoice.generated'
import { fileLink, InvoiceBadge, InvoiceDetail, OfPayment, PaymentBanner } from './looks'
import { RedDialog } from './RedDialog'
import { ADD, aboutOf, type Invoice, invoice } from './rows'
import { texts } from './texts'
import { useNamedIds } from './useNamedIds'
import { WaybillsDialog } from './WaybillsDialog'

export const columns = columnsOf<Invoice>()(fields, {
  invoiceSn: { width: 176, pin: 'start', rowHeader: true },
  state: { header: texts.usedGroup, width: 100, cell: (row) => <InvoiceBadge invoice={row} /> },
  invoiceDate: 100,
  payeeName: 96,
  sumPrice: 112,
  claimedAmt: 112,
  leftAmt: 112,
  invoiceCode: 116,
  invoiceSumCount: 86,
  invoiceSumPrice: 112,
  taxPoint: 70,
  taxInvoiceSumPrice: 100,
  paymentNo: { width: 136, cell: ({ paymentNo }) => paymentNo && <OfPayment paymentNo={paymentNo} /> },
  invoiceUrl: { width: 80, cell: (row) => fileLink(row.invoiceUrl) },
  remark: 140,
  cancelledAmt: hidden(112),
  waybillCnt: hidden(96),
  settleNos: hidden(136),
  paymentAmt: hidden(112),
  sellerName: hidden(180),
  sellerTaxNo: hidden(176),
  createBy: hidden(74),
  createTime: hidden(134),
})

const search = searchOf<InvoiceFilter>()(invoiceFilter, {
  invoiceSn: true,
  payeeName: true,
  invoiceDate: true,
  open: { label: texts.open, yes: texts.openYes, no: texts.openNo },
  red: { yes: texts.redYes, no: texts.redNo },
  paymentNo: true,
  settleNo: { label: fields.settleNos.label },
  invoiceCode: true,
  sellerName: true,
  createTime: true,
  createBy: true,
  invoiceSns: { label: texts.invoiceSns },
})

/** Banner of the payment for which the list was opened, and of numbers that were not found. */
function Banner({ filters: { invoiceSns = [] } }: { filters: { invoiceSns?: string[] } }) {
  const skip = invoiceSns.length === 0
  const { data } = useQuery(KnownInvoicesDocument, { variables: { invoiceSns }, skip })
  const known = skip ? undefined : data?.invoices.records.map((row) => row.invoiceSn)
  return (
    <>
      <PaymentBanner />
      <MissingNumbers wanted={invoiceSns} known={known} title={texts.notFound} />
    </>
  )
}

/** Turns a link's `info`, and ids of invoices, into filters of the address before the list is read. */
function useAddress(): boolean {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const naming = useNamedIds()
  return converting || naming
}

type Sum = keyof Pick<
  InvoicesQuery['invoices']['summary'],
  'invoiceSumPrice' | 'taxInvoiceSumPrice' | 'sumPrice' | 'claimedAmt' | 'leftAmt'
>
const sum = (name: Sum) => ({
  ...fields[name],
  unit: commonTexts.yuan,
  total: (summary: Pick<InvoicesQuery['invoices']['summary'], Sum>) => summary[name],
  of: (row: Invoice) => row[name],
})

const invoices = recordKind<Invoice>()({
  texts,
  param: 'invoice',
  nameOf: ({ invoiceSn }) => invoiceSn,
  list: {
    id: 'invoices',
    document: InvoicesDocument,
    pick: (data) => data.invoices,
    columns,
    card: { state: 'state', facts: ['payeeName', 'invoiceDate', 'leftAmt', 'paymentNo'], amount: 'sumPrice' },
    search,
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    exported: 'INVOICES',
    sums: [sum('invoiceSumPrice'), sum('taxInvoiceSumPrice'), sum('sumPrice'), sum('claimedAmt'), sum('leftAmt')],
    selectionSums: ['sumPrice', 'leftAmt'],
    selectsAll: true,
    beside: ['info', 'ids', 'ofPayment', 'ofAmt'],
    Banner,
    useWaiting: useAddress,
  },
  one: invoice,
  width: 760,
  head: (row) => ({
    state: <InvoiceBadge invoice={row} />,
    amount: texts.yuan(formatMoney(row.sumPrice)),
    about: [row.payeeName, texts.trips(formatCount(row.waybillCnt))],
  }),
  Detail: InvoiceDetail,
  verbs: {
    verbs: {
      claim: { label: texts.verbs.claim, Dialog: ClaimDialog },
      edit: { label: texts.verbs.edit, opens: 'edit' },
      release: { label: texts.verbs.release, Dialog: WaybillsDialog },
      red: { label: texts.verbs.red, Dialog: RedDialog },
      delete: {
        label: texts.verbs.delete,
        danger: true,
        removes: true,
        command: commandOf(DeleteInvoiceDocument),
        ask: (row) => ({
          title: texts.deleteTitle,
          content: texts.deleteQuestion,
          about: row.red ? texts.deleteRedAbout(aboutOf(row)) : texts.deleteAbout(aboutOf(row)),
          danger: true,
        }),
      },
      waybills: { label: texts.waybillsVerb, looks: true, Dialog: WaybillsDialog },
    },
    first: () => 'claim',
    about: aboutOf,
    width: 180,
    changes: ['Invoice', 'Payment', 'Settlement'],
  },
  addPermission: ADD,
  Add: AddInvoice,
  Edit: EditInvoice,
})

/** 发票: invoices of payees, with claimed and open amounts. */
export default function InvoicePage() {
  return <RecordListPage kind={invoices} />
}
