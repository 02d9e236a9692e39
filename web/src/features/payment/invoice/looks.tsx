import { Link, useSearchParams } from 'react-router-dom'
import {
  invoiceFields as fields,
  invoiceSettlementViewFields,
  invoiceWaybillFields,
} from '../../../gql/fields/payment.generated'
import { columnsOf } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { PagedPart } from '../../../kit/PagedPart'
import { PartTable } from '../../../kit/PartTable'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount, formatMoney, isZero } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { typedMoney } from '../../../ui/format/typed'
import { Group } from '../../../ui/layout/Group'
import looks from '../../../ui/layout/looks.module.css'
import { statementUrl } from '../../settlement/addresses'
import css from '../payments.module.css'
import { type ClaimedWaybillFragment, InvoiceWaybillsDocument, type LinkedInvoiceFragment } from './invoice.generated'
import { EVERY_INVOICE, invoiceUrl, paymentUrl, waybillUrl } from './links'
import type { Detail, Invoice } from './rows'
import { texts } from './texts'

type Used = Pick<Invoice, 'red' | 'claimedAmt' | 'leftAmt'>

const TONES = { red: 'bad', cancelled: 'neutral', none: 'neutral', part: 'warning', all: 'good' } as const

/** State of an invoice, by its amounts. */
export function stateOf({ red, claimedAmt, leftAmt }: Used): keyof typeof TONES {
  if (red) return 'red'
  if (isZero(claimedAmt)) return isZero(leftAmt) ? 'cancelled' : 'none'
  return isZero(leftAmt) ? 'all' : 'part'
}

/** Badge of an invoice's state, or of a red-letter one. */
export function InvoiceBadge({ invoice }: { invoice: Used }) {
  const state = stateOf(invoice)
  return <StatusBadge tone={TONES[state]}>{texts.states[state]}</StatusBadge>
}

/** Number of a payment, linked for people who may see it. */
export function OfPayment({ paymentNo }: { paymentNo: string }) {
  const openable = useOpenable()
  const url = paymentUrl(paymentNo)
  if (!openable(url)) return paymentNo
  return (
    <Link to={url} tabIndex={-1}>
      {paymentNo}
    </Link>
  )
}

/** Banner of the payment for which the list was opened; nothing for a plain list. */
export function PaymentBanner() {
  const [params] = useSearchParams()
  const paymentNo = params.get('ofPayment')
  if (!paymentNo) return null
  return (
    <p className={css.banner} role="status">
      <b>{texts.ofPayment(paymentNo, formatMoney(typedMoney(params.get('ofAmt') ?? '')))}</b>
      <Link to={paymentUrl(paymentNo)}>{texts.toPayment}</Link>
      <Link to={EVERY_INVOICE}>{texts.everyInvoice}</Link>
    </p>
  )
}

/** Chosen waybills. */
interface Chosen {
  has: (waybillId: string) => boolean
  toggle: (waybill: ClaimedWaybillFragment) => void
}

function WaybillNo({ waybill: { no, waybill } }: { waybill: ClaimedWaybillFragment }) {
  const openable = useOpenable()
  const url = waybill && waybillUrl(waybill.id)
  return url && openable(url) ? <Link to={url}>{no}</Link> : no
}

const waybillColumns = (chosen: Chosen | undefined) =>
  columnsOf<ClaimedWaybillFragment>()(invoiceWaybillFields, {
    no: {
      width: 140,
      rowHeader: true,
      cell: (row) => (
        <>
          {chosen && (
            <input
              type="checkbox"
              aria-label={texts.choose(row.no)}
              checked={chosen.has(row.waybillId)}
              onChange={() => chosen.toggle(row)}
            />
          )}{' '}
          <WaybillNo waybill={row} />
        </>
      ),
    },
    settleNo: 124,
    truckCode: 90,
    goDatetime: 134,
    amt: { width: 100, cell: ({ amt }) => <b>{formatMoney(amt)}</b> },
  })

interface WaybillTableProps {
  label: string
  waybills: readonly ClaimedWaybillFragment[]
  /** Chosen waybills; without it there are no checkboxes. */
  chosen?: Chosen | undefined
}

/** Waybills that an invoice claims or could claim, with their departure and amount. */
export function WaybillTable({ label, waybills, chosen }: WaybillTableProps) {
  return (
    <PartTable label={label} columns={waybillColumns(chosen)} rows={waybills} rowKey={({ waybillId }) => waybillId} />
  )
}

/** Waybills that an invoice claims, page by page, with their sum. */
export function InvoiceWaybills({ id, chosen }: { id: string; chosen?: Chosen | undefined }) {
  return (
    <PagedPart document={InvoiceWaybillsDocument} variables={{ id }} pick={(data) => data.invoice?.waybills}>
      {({ total, amt, records }) =>
        total === 0 ? (
          <p className={looks.hint}>{texts.noSettlements}</p>
        ) : (
          <>
            <p className={looks.hint}>{texts.waybillSum(formatCount(total), formatMoney(amt))}</p>
            <WaybillTable label={texts.waybillGroup} waybills={records} chosen={chosen} />
          </>
        )
      }
    </PagedPart>
  )
}

function SettleNo({ settlementId, settleNo }: { settlementId: string; settleNo: string }) {
  const openable = useOpenable()
  const url = statementUrl([settlementId])
  return openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo
}

const settlementColumns = columnsOf<Detail['settlements'][number]>()(invoiceSettlementViewFields, {
  settleNo: { width: 124, rowHeader: true, cell: (part) => <SettleNo {...part} /> },
  projectName: 180,
  waybillCnt: 80,
  amt: { width: 100, cell: ({ amt }) => <b>{formatMoney(amt)}</b> },
})

export const fileLink = (url: string | null) =>
  url && (
    <a href={url} target="_blank" rel="noreferrer" tabIndex={-1}>
      {texts.file}
    </a>
  )

const linked = (invoice: LinkedInvoiceFragment) => (
  <span key={invoice.id} className="tf-number">
    <Link to={invoiceUrl(invoice.id)}>{invoice.invoiceSn}</Link> {invoice.invoiceDate} {formatMoney(
      invoice.sumPrice,
    )}{' '}
  </span>
)
const strong = (text: string) => <strong>{text}</strong>

/** Detail of one invoice: its facts, the use of its amounts, and its claimed waybills. */
export function InvoiceDetail({ row }: { row: Detail }) {
  const { redOf, redInvoices, settlements } = row
  return (
    <>
      <FactsOf
        title={texts.numberGroup}
        fields={fields}
        of={row}
        facts={[
          'invoiceCode',
          'invoiceDate',
          'payeeName',
          'sellerName',
          'sellerTaxNo',
          [fields.invoiceUrl.label, fileLink(row.invoiceUrl)],
          'remark',
        ]}
      />
      <FactsOf
        title={texts.amountGroup}
        fields={fields}
        of={row}
        facts={[
          'invoiceSumCount',
          'invoiceSumPrice',
          'taxPoint',
          'taxInvoiceSumPrice',
          [fields.sumPrice.label, strong(formatMoney(row.sumPrice))],
        ]}
      />
      <FactsOf
        title={texts.usedGroup}
        fields={fields}
        of={row}
        facts={[
          !row.red && 'claimedAmt',
          !row.red && 'cancelledAmt',
          !row.red && [fields.leftAmt.label, strong(formatMoney(row.leftAmt))],
          [fields.paymentNo.label, row.paymentNo && <OfPayment key="payment" paymentNo={row.paymentNo} />],
          redOf && [texts.redOf, linked(redOf), true],
          redInvoices.length > 0 && [fields.red.label, redInvoices.map(linked), true],
        ]}
      />
      {settlements.length > 0 && (
        <Group title={texts.settlementGroup}>
          <PartTable
            label={texts.settlementGroup}
            columns={settlementColumns}
            rows={settlements}
            rowKey={({ settlementId }) => settlementId}
          />
        </Group>
      )}
      {!row.red && (
        <Group title={texts.waybillGroup}>
          <InvoiceWaybills key={`${row.id} ${row.version}`} id={row.id} />
        </Group>
      )}
      <FactsOf title={texts.process} fields={fields} of={row} facts={['createBy', 'createTime']} />
    </>
  )
}
