import { StatusBadge } from '../../../ui/format/StatusBadge'
import css from './PayeeFacts.module.css'
import { whyNotReady } from './readiness'
import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** What is known of the chosen payee, and what still lacks. */
export function PayeeFacts({ payee }: { payee: Payee | null }) {
  const reason = payee && whyNotReady(payee)
  const facts: [string, string | null | undefined][] = [
    [texts.mobile, payee?.mobile],
    [texts.bankNo, payee?.bindingBankNo],
    [texts.bankName, payee?.bindingBankName],
    [texts.carrierName, payee?.carrierName],
  ]
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tf-number">{payee ? value || texts.missing : '—'}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.contract}</dt>
          <dd>
            {payee ? (
              <StatusBadge tone={payee.status ? 'good' : 'bad'}>{payee.status ? texts.yes : texts.no}</StatusBadge>
            ) : (
              '—'
            )}
          </dd>
        </div>
      </dl>
      <p className={css.reason} role="status">
        {reason}
      </p>
    </>
  )
}
