import { DomainError } from '../../../kernel/errors.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { accountFactsOf } from '../bank-card/bank-card.js'
import { AccountKind } from '../enums.js'
import { settlementTexts } from '../texts.js'
import type { Payee } from './payee.entity.js'

const { basePayee: texts } = settlementTexts

type Judged = Pick<Payee, 'name' | 'contractSigned' | 'contractTo' | 'bankNo' | 'bankName' | 'accountConfirmedBy'>

/** Why a payee cannot be paid: only one under a contract that holds can, to a bank and a number that can be right or that somebody stands for. */
export function whyNotReady(payee: Judged, now: Date): DomainError | null {
  const ended = whyEnded(payee, dayOf(now))
  if (ended) return ended
  const ready = payee.contractSigned && payee.bankNo !== '' && payee.bankName !== ''
  return ready ? whyWrongAccount(payee) : new DomainError('PAYEE_NOT_READY', { payeeName: payee.name })
}

/** Why a payee cannot be given to waybills, or be paid anew; null when he can. */
export function whyNotPaid(payee: Judged & Pick<Payee, 'enabled'>, now: Date): DomainError | null {
  if (!payee.enabled) return new DomainError('PAYEE_RETIRED', { payeeName: payee.name })
  return whyNotReady(payee, now)
}

/** Why a payee cannot be paid what was approved for him: to one who was merged into another one since, what was agreed on is still due. */
export const whyNotPaidOut = (payee: Judged & Pick<Payee, 'enabled' | 'mergedInto'>, now: Date): DomainError | null =>
  payee.mergedInto === null ? whyNotPaid(payee, now) : whyNotReady(payee, now)

/** Why nothing is paid to an account: a card number whose check digit is wrong is somebody else's money unless a second person stands for it. */
export function whyWrongAccount(payee: Pick<Judged, 'name' | 'bankNo' | 'accountConfirmedBy'>): DomainError | null {
  const isWrong = accountFactsOf(payee.bankNo).kind === AccountKind.WRONG_CARD
  return isWrong && payee.accountConfirmedBy === null
    ? new DomainError('PAYEE_ACCOUNT_WRONG', { payeeName: payee.name })
    : null
}

/** What has to be known of the account of a payee who can be paid; `accountNote` of the database says the same. */
export const accountNoteOf = ({ accountConfirmedByName: by, accountConfirmReason: reason }: Payee): string | null =>
  by === null || reason === null ? null : `${texts.wrongAccount}${by}${texts.confirmedBecause}${reason}`

/** Whether the contract with a payee had ended before a day; on its last day it holds. */
export function whyEnded({ name, contractSigned, contractTo }: Judged, day: string): DomainError | null {
  if (!contractSigned || contractTo === null || contractTo >= day) return null
  return new DomainError('PAYEE_CONTRACT_EXPIRED', { payeeName: name, contractTo })
}
