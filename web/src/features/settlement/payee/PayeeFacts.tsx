import { ContractBadge } from './ContractBadge'
import css from './payee.module.css'
import { whyNotReady } from './readiness'
import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** Facts of the chosen payee, including missing ones. */
export function PayeeFacts({ payee }: { payee: Payee | null }) {
  const reason = payee && whyNotReady(payee)
  // The account comes first and complete: a clerk compares it before paying.
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
