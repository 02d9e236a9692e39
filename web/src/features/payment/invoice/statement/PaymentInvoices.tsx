import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { invoiceFields as fields } from '../../../../gql/fields/payment.generated'
import { columnsOf } from '../../../../kit/columns'
import { PartTable } from '../../../../kit/PartTable'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import looks from '../../../../ui/layout/looks.module.css'
import { invoicesOfUrl, invoiceUrl } from '../links'
import { InvoiceBadge } from '../looks'
import { texts } from '../texts'
import { PaymentInvoicesDocument, type PaymentInvoicesQuery } from './statement.generated'

type Given = NonNullable<PaymentInvoicesQuery['payment']>['invoices'][number]

const columns = columnsOf<Given>()(fields, {
  invoiceSn: { width: 176, rowHeader: true, cell: ({ id, invoiceSn }) => <Link to={invoiceUrl(id)}>{invoiceSn}</Link> },
  state: { header: texts.usedGroup, width: 100, cell: (row) => <InvoiceBadge invoice={row} /> },
  invoiceDate: { width: 100, kind: 'text' },
  sumPrice: 112,
  leftAmt: { width: 112, cell: ({ leftAmt }) => <b>{formatMoney(leftAmt)}</b> },
})

/** Invoices of a payment: those given for it, and those that claim its waybills. */
export default function PaymentInvoices({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(PaymentInvoicesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const payment = data?.payment
  if (error && !payment)
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!payment) return null
  const { paymentNo, amt, invoices } = payment
  const numbers = invoices.map(({ invoiceSn }) => invoiceSn)
  return (
    <Group title={texts.ofThisPayment}>
      {invoices.length === 0 ? (
        <p className={looks.hint}>{texts.noInvoices}</p>
      ) : (
        <>
          <PartTable label={texts.ofThisPayment} columns={columns} rows={invoices} rowKey={(row) => row.id} />
          <p>
            <Link to={invoicesOfUrl(paymentNo, amt, numbers)}>{texts.allOfPayment}</Link>
          </p>
        </>
      )}
    </Group>
  )
}
