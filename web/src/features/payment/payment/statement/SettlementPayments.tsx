import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { useOpenable } from '../../../../shell/useOpenable'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney, type Money, sumFigures } from '../../../../ui/format/decimal'
import { PaymentBadge } from '../badge'
import { paymentUrl } from '../links'
import { texts } from '../texts'
import { Instalments } from './Instalments'
import { SettlementPaymentsDocument } from './statement.generated'
import css from './statement.module.css'

const { fields } = texts
const sumOf = (parts: readonly { amt: Money }[]): Money =>
  sumFigures(
    'money',
    parts.map(({ amt }) => amt),
  )

/** What was paid of a settlement and what is left, with its instalments; for those who may see payments. */
export default function SettlementPayments({ id }: { id: string }) {
  const openable = useOpenable()
  const { data, error, refetch } = useQuery(SettlementPaymentsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const settlement = data?.settlement
  if (error && !settlement)
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!settlement || settlement.status === 'PENDING') return null
  const { payments, status, leftAmt: left } = settlement
  if (payments.length === 0 && status !== 'APPROVED') return null
  return (
    <section className={css.payments} aria-label={texts.payments}>
      <h3>
        {texts.payments}
        {left !== null && (
          <span>
            {texts.statementLeft} <b className="tf-number">{texts.yuan(formatMoney(left))}</b>
          </span>
        )}
      </h3>
      {payments.length === 0 ? (
        <p className={css.none}>{texts.noPayments}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
        <section className={css.scroll} tabIndex={0} aria-label={texts.title}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{fields.paymentNo}</th>
                <th scope="col">{fields.status}</th>
                <th scope="col">{fields.payeeName}</th>
                <th scope="col">{fields.paymentDate}</th>
                <th scope="col" data-number>
                  {texts.partFields.amt}
                </th>
              </tr>
            </thead>
            <tbody>
              {payments.map((payment) => {
                const url = paymentUrl(payment.id)
                const own = payment.settlements.filter(({ settlementId }) => settlementId === id)
                return (
                  <tr key={payment.id}>
                    <th scope="row">{openable(url) ? <Link to={url}>{payment.paymentNo}</Link> : payment.paymentNo}</th>
                    <td>
                      <PaymentBadge status={payment.status} />
                    </td>
                    <td>{payment.payeeName}</td>
                    <td className="tf-number">{payment.paymentDate ?? '—'}</td>
                    <td data-number>{formatMoney(sumOf(own))}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
      {status === 'APPROVED' && <Instalments settlementId={id} settleNo={settlement.settleNo} />}
    </section>
  )
}
