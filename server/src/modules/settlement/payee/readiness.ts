import { DomainError } from '../../../kernel/errors.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { accountFactsOf } from '../bank-card/bank-card.js'
import { AccountKind } from '../enums.js'
import { settlementTexts } from '../texts.js'
import type { Payee } from './payee.entity.js'

const { basePayee: texts } = settlementTexts

type Judged = Pick<Payee, 'name' | 'contractSigned' | 'contractTo' | 'bankNo' | 'bankName' | 'accountConfirmedBy'>

/**
 * Reason why a payee cannot be paid: he needs a valid contract, a bank, and a number with a right check digit or a
 * confirmation.
 */
export function whyNotReady(payee: Judged, now: Date): DomainError | null {
  const ended = whyEnded(payee, dayOf(now))
  if (ended) return ended
  const ready = payee.contractSigned && payee.bankNo !== '' && payee.bankName !== ''
  return ready ? whyWrongAccount(payee) : new DomainError('PAYEE_NOT_READY', { payeeName: payee.name })
}

/** Reason why a payee cannot be given to waybills, or get a new payment. */
export function whyNotPaid(payee: Judged & Pick<Payee, 'enabled'>, now: Date): DomainError | null {
  if (!payee.enabled) return new DomainError('PAYEE_RETIRED', { payeeName: payee.name })
  return whyNotReady(payee, now)
}

/** Reason why a payee cannot be paid an approved amount, which is still due to a payee that was merged since. */
export const whyNotPaidOut = (payee: Judged & Pick<Payee, 'enabled' | 'mergedInto'>, now: Date): DomainError | null =>
  payee.mergedInto === null ? whyNotPaid(payee, now) : whyNotReady(payee, now)

/**
 * Reason against paying to an account: a card number with a wrong check digit may be a stranger's until a second person
 * confirms it.
 */
export function whyWrongAccount(payee: Pick<Judged, 'name' | 'bankNo' | 'accountConfirmedBy'>): DomainError | null {
  const isWrong = accountFactsOf(payee.bankNo).kind === AccountKind.WRONG_CARD
  return isWrong && payee.accountConfirmedBy === null
    ? new DomainError('PAYEE_ACCOUNT_WRONG', { payeeName: payee.name })
    : null
}

/** Note about the account of a payee, worded like `accountNote` in SQL. */
export const accountNoteOf = ({ accountConfirmedByName: by, accountConfirmReason: reason }: Payee): string | null =>
  by === null || reason === null ? null : `${texts.wrongAccount}${by}${texts.confirmedBecause}${reason}`

/** Reason against a payee whose contract had ended before a day; the last day is still valid. */
export function whyEnded({ name, contractSigned, contractTo }: Judged, day: string): DomainError | null {
  if (!contractSigned || contractTo === null || contractTo >= day) return null
  return new DomainError('PAYEE_CONTRACT_EXPIRED', { payeeName: name, contractTo })
}
