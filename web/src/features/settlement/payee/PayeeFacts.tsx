import { ContractBadge } from './ContractBadge'
import css from './PayeeFacts.module.css'
import { whyNotReady } from './readiness'
import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** What is known of the chosen payee, and what still lacks. */
export function PayeeFacts({ payee }: { payee: Payee | null }) {
  const reason = payee && whyNotReady(payee)
  // The account comes first, whole on its line: it is what a clerk compares before money goes there.
  const facts: { name: string; value: string | null | undefined; wide?: boolean }[] = [
    { name: texts.bankNo, value: payee?.bindingBankNo, wide: true },
    { name: texts.bankName, value: payee?.bindingBankName, wide: true },
    { name: texts.accountNote, value: payee?.accountNote, wide: true },
    { name: texts.carrierName, value: payee?.carrierName },
    { name: texts.mobile, value: payee?.mobile },
  ]
  return (
    <>
      <dl className={css.facts}>
        {facts
          .filter(({ name, value }) => name !== texts.accountNote || value)
          .map(({ name, value, wide }) => (
            <div key={name} className={wide ? css.wide : undefined}>
              <dt>{name}</dt>
              <dd className="tf-number">{payee ? value || texts.missing : '—'}</dd>
            </div>
          ))}
        <div>
          <dt>{texts.contract}</dt>
          <dd>{payee ? <ContractBadge contract={payee} /> : '—'}</dd>
        </div>
      </dl>
      <p className={css.reason} role="status">
        {reason}
      </p>
    </>
  )
}
