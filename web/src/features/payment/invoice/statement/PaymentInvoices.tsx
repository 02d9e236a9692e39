import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { InvoiceBadge } from '../badge'
import css from '../drawer/drawer.module.css'
import { invoicesOfUrl, invoiceUrl } from '../links'
import { texts } from '../texts'
import { PaymentInvoicesDocument } from './statement.generated'

const { fields } = texts

/** The invoices of a payment: those that were given for it, and those that claim its waybills. */
export default function PaymentInvoices({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(PaymentInvoicesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const payment = data?.payment
  if (error && !payment)
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!payment) return null
  const { paymentNo, amt, invoices } = payment
  const numbers = invoices.map(({ invoiceSn }) => invoiceSn)
  return (
    <Group title={texts.ofThisPayment}>
      {invoices.length === 0 ? (
        <p className={css.hint}>{texts.noInvoices}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
          <section className={css.scroll} tabIndex={0} aria-label={texts.ofThisPayment}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{fields.invoiceSn}</th>
                  <th scope="col">{texts.usedGroup}</th>
                  <th scope="col">{fields.invoiceDate}</th>
                  <th scope="col" data-number>
                    {fields.sumPrice}
                  </th>
                  <th scope="col" data-number>
                    {fields.leftAmt}
                  </th>
                </tr>
              </thead>
              <tbody>
                {invoices.map((invoice) => (
                  <tr key={invoice.id}>
                    <th scope="row">
                      <Link to={invoiceUrl(invoice.id)}>{invoice.invoiceSn}</Link>
                    </th>
                    <td>
                      <InvoiceBadge invoice={invoice} />
                    </td>
                    <td>{invoice.invoiceDate}</td>
                    <td data-number>{formatMoney(invoice.sumPrice)}</td>
                    <td data-number>
                      <b>{formatMoney(invoice.leftAmt)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p>
            <Link to={invoicesOfUrl(paymentNo, amt, numbers)}>{texts.allOfPayment}</Link>
          </p>
        </>
      )}
    </Group>
  )
}
