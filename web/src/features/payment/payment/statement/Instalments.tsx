import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney, isZero } from '../../../../ui/format/decimal'
import { usePermission } from '../../../../ui/permission/permission'
import { newPaymentUrl } from '../links'
import { ADD } from '../pay'
import { texts } from '../texts'
import { SettlementInstalmentsDocument } from './statement.generated'
import css from './statement.module.css'

const { instalmentFields: fields } = texts

/** The plan of a settlement, instalment by instalment; what is left of one is paid from here. */
export function Instalments({ settlementId, settleNo }: { settlementId: string; settleNo: string }) {
  const can = usePermission()
  const { data, error, refetch } = useQuery(SettlementInstalmentsDocument, {
    variables: { settlementId },
    fetchPolicy: 'cache-and-network',
  })
  if (error)
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  const instalments = data?.instalments.records ?? []
  if (instalments.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroll} tabIndex={0} aria-label={texts.instalments}>
      <table className={css.table}>
        <caption>{texts.instalments}</caption>
        <thead>
          <tr>
            <th scope="col">{fields.sequence}</th>
            <th scope="col">{fields.dueDate}</th>
            <th scope="col">{fields.payeeName}</th>
            <th scope="col" data-number>
              {fields.amount}
            </th>
            <th scope="col" data-number>
              {fields.leftAmt}
            </th>
            {can(ADD) && <th scope="col">{texts.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ id, sequence, dueDate, payeeName, amount, leftAmt }) => (
            <tr key={id}>
              <td className="tf-number">{sequence}</td>
              <td className="tf-number">{dueDate}</td>
              <th scope="row">{payeeName}</th>
              <td data-number>{formatMoney(amount)}</td>
              <td data-number>{formatMoney(leftAmt)}</td>
              {can(ADD) && (
                <td>
                  {!isZero(leftAmt) && (
                    <Link to={newPaymentUrl([settleNo], id)} aria-label={texts.payInstalment(sequence, payeeName)}>
                      {texts.pay}
                    </Link>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
