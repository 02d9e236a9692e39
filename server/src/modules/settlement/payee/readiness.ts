import { DomainError } from '../../../kernel/errors.js'
import { dayOf } from '../../../kernel/values/clock.js'
import type { Payee } from './payee.entity.js'

type Judged = Pick<Payee, 'name' | 'contractSigned' | 'contractTo' | 'bankNo' | 'bankName'>

/** Why a payee cannot be paid: only one under a contract that holds, with a bank number and a bank name, can (decisions §3). */
export function whyNotReady(payee: Judged, now: Date): DomainError | null {
  const ended = whyEnded(payee, dayOf(now))
  if (ended) return ended
  const ready = payee.contractSigned && payee.bankNo !== '' && payee.bankName !== ''
  return ready ? null : new DomainError('PAYEE_NOT_READY', { payeeName: payee.name })
}

/** Why a payee cannot be given to waybills, or be paid anew; null when he can. */
export function whyNotPaid(payee: Judged & Pick<Payee, 'enabled'>, now: Date): DomainError | null {
  if (!payee.enabled) return new DomainError('PAYEE_RETIRED', { payeeName: payee.name })
  return whyNotReady(payee, now)
}

/** Why a payee cannot be paid what was approved for him: to one who was merged into another one since, what was agreed on is still due. */
export const whyNotPaidOut = (payee: Judged & Pick<Payee, 'enabled' | 'mergedInto'>, now: Date): DomainError | null =>
  payee.mergedInto === null ? whyNotPaid(payee, now) : whyNotReady(payee, now)

/** Whether the contract with a payee had ended before a day; on its last day it holds. */
export function whyEnded({ name, contractSigned, contractTo }: Judged, day: string): DomainError | null {
  if (!contractSigned || contractTo === null || contractTo >= day) return null
  return new DomainError('PAYEE_CONTRACT_EXPIRED', { payeeName: name, contractTo })
}
