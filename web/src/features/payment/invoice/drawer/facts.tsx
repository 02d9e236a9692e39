import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney, formatQuantity } from '../../../../ui/format/decimal'
import type { Fact } from '../../../../ui/layout/Group'
import { invoiceUrl } from '../links'
import { OfPayment } from '../OfPayment'
import { percentOf } from '../rows'
import { texts } from '../texts'
import type { InvoiceQuery, LinkedInvoiceFragment } from './drawer.generated'

export type Detail = NonNullable<InvoiceQuery['invoice']>

const { fields } = texts
const number = (text: string | null) => text && <span className="tf-number">{text}</span>

export const numberFacts = (invoice: Detail): Fact[] => [
  [fields.invoiceCode, number(invoice.invoiceCode)],
  [fields.invoiceDate, number(invoice.invoiceDate)],
  [fields.payeeName, invoice.payeeName],
  [fields.sellerName, invoice.sellerName],
  [fields.sellerTaxNo, number(invoice.sellerTaxNo)],
  [
    texts.fields.invoiceUrl,
    invoice.invoiceUrl && (
      <a href={invoice.invoiceUrl} target="_blank" rel="noreferrer">
        {texts.file}
      </a>
    ),
  ],
  [fields.remark, invoice.remark, true],
]

export const amountFacts = (invoice: Detail): Fact[] => [
  [fields.invoiceSumCount, number(formatQuantity(invoice.invoiceSumCount))],
  [fields.invoiceSumPrice, number(formatMoney(invoice.invoiceSumPrice))],
  [fields.taxPoint, number(percentOf(invoice.taxPoint))],
  [fields.taxInvoiceSumPrice, number(formatMoney(invoice.taxInvoiceSumPrice))],
  [fields.sumPrice, <strong key="sum">{formatMoney(invoice.sumPrice)}</strong>],
]

const linked = (invoice: LinkedInvoiceFragment) => (
  <span key={invoice.id} className="tf-number">
    <Link to={invoiceUrl(invoice.id)}>{invoice.invoiceSn}</Link> {invoice.invoiceDate} {formatMoney(
      invoice.sumPrice,
    )}{' '}
  </span>
)

/** What of it is used, for which payment it is, and which invoices take it back or are taken back by it. */
export const usedFacts = ({ redOf, redInvoices, ...invoice }: Detail): Fact[] => [
  ...(invoice.red
    ? []
    : ([
        [fields.claimedAmt, number(formatMoney(invoice.claimedAmt))],
        [fields.cancelledAmt, number(formatMoney(invoice.cancelledAmt))],
        [fields.leftAmt, <strong key="left">{formatMoney(invoice.leftAmt)}</strong>],
      ] satisfies Fact[])),
  [fields.paymentNo, invoice.paymentNo && <OfPayment key="payment" paymentNo={invoice.paymentNo} />],
  ...(redOf ? [[texts.redOf, linked(redOf), true] satisfies Fact] : []),
  ...(redInvoices.length > 0 ? [[texts.fields.red, redInvoices.map(linked), true] satisfies Fact] : []),
]

export const processFacts = ({ createBy, createTime }: Detail): Fact[] => [
  [fields.createBy, createBy],
  [fields.createTime, number(formatDateTime(createTime))],
]
