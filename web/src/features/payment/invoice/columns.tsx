import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Money, Quantity } from '../../../ui/format/Numbers'
import { InvoiceBadge } from './badge'
import { invoiceUrl } from './links'
import { OfPayment } from './OfPayment'
import { type Invoice, percentOf } from './rows'
import { texts } from './texts'
import { InvoiceActions } from './verbs/InvoiceActions'

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const number = (text: string | null) => <span className="tf-number">{text}</span>

type Amount = 'invoiceSumPrice' | 'taxInvoiceSumPrice' | 'sumPrice' | 'claimedAmt' | 'cancelledAmt' | 'leftAmt'

const money = (id: Amount, more: Partial<Column<Invoice>> = {}): Column<Invoice> => ({
  id,
  header: fields[id],
  width: 112,
  kind: 'money',
  cell: (row) => <Money value={row[id]} />,
  ...more,
})

/** An invoice, field by field. */
export const columns: readonly Column<Invoice>[] = [
  {
    id: 'invoiceSn',
    header: fields.invoiceSn,
    width: 176,
    pin: 'start',
    rowHeader: true,
    sort: 'INVOICE_SN',
    // On the keyboard Enter in the row does the same.
    cell: (row) => (
      <Link to={invoiceUrl(row.id)} tabIndex={-1}>
        {row.invoiceSn}
      </Link>
    ),
  },
  { id: 'state', header: texts.usedGroup, width: 100, cell: (row) => <InvoiceBadge invoice={row} /> },
  {
    id: 'invoiceDate',
    header: fields.invoiceDate,
    width: 100,
    sort: 'INVOICE_DATE',
    cell: (row) => number(row.invoiceDate),
  },
  {
    id: 'payeeName',
    header: fields.payeeName,
    width: 96,
    sort: 'PAYEE_NAME',
    cell: (row) => tipped(row.payeeName),
  },
  money('sumPrice', { sort: 'SUM_PRICE' }),
  money('claimedAmt'),
  money('leftAmt', { sort: 'LEFT_AMT' }),
  { id: 'invoiceCode', header: fields.invoiceCode, width: 116, cell: (row) => number(row.invoiceCode) },
  {
    id: 'invoiceSumCount',
    header: fields.invoiceSumCount,
    width: 86,
    kind: 'quantity',
    cell: (row) => <Quantity value={row.invoiceSumCount} />,
  },
  money('invoiceSumPrice'),
  {
    id: 'taxPoint',
    header: fields.taxPoint,
    width: 70,
    kind: 'quantity',
    cell: (row) => number(percentOf(row.taxPoint)),
  },
  money('taxInvoiceSumPrice', { width: 100 }),
  {
    id: 'paymentNo',
    header: fields.paymentNo,
    width: 136,
    cell: (row) => row.paymentNo && <OfPayment paymentNo={row.paymentNo} />,
  },
  {
    id: 'invoiceUrl',
    header: fields.invoiceUrl,
    width: 80,
    cell: (row) =>
      row.invoiceUrl && (
        <a href={row.invoiceUrl} target="_blank" rel="noreferrer" tabIndex={-1}>
          {texts.file}
        </a>
      ),
  },
  { id: 'remark', header: fields.remark, width: 140, cell: (row) => tipped(row.remark) },
  money('cancelledAmt', hidden),
  {
    id: 'waybillCnt',
    header: fields.waybillCnt,
    width: 96,
    kind: 'count',
    ...hidden,
    cell: (row) => <Count value={row.waybillCnt} />,
  },
  { id: 'settleNos', header: fields.settleNos, width: 136, ...hidden, cell: (row) => tipped(row.settleNos) },
  {
    id: 'paymentAmt',
    header: fields.paymentAmt,
    width: 112,
    kind: 'money',
    ...hidden,
    cell: (row) => <Money value={row.paymentAmt} />,
  },
  { id: 'sellerName', header: fields.sellerName, width: 180, ...hidden, cell: (row) => tipped(row.sellerName) },
  { id: 'sellerTaxNo', header: fields.sellerTaxNo, width: 176, ...hidden, cell: (row) => number(row.sellerTaxNo) },
  { id: 'createBy', header: fields.createBy, width: 74, ...hidden, cell: (row) => row.createBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 134,
    sort: 'CREATE_TIME',
    ...hidden,
    cell: (row) => number(formatMinute(row.createTime)),
  },
  {
    id: 'actions',
    header: texts.actions,
    width: 180,
    pin: 'end',
    cell: (row) => <InvoiceActions invoice={row} />,
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'state',
  facts: ['payeeName', 'invoiceDate', 'leftAmt', 'paymentNo'],
  amount: 'sumPrice',
}
