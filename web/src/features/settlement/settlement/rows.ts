import type { SettlementRowFragment } from './settlement.generated'
import { texts } from './texts'

export type Settlement = SettlementRowFragment

export type Verb = 'approve' | 'reject' | 'delete' | 'setPayee'

const verbNames: Record<Verb, string> = {
  approve: texts.approve,
  reject: texts.reject,
  delete: texts.remove,
  setPayee: texts.setPayee,
}

const isZero = (amount: string) => /^0*(\.0*)?$/.test(amount)

/** Why a verb is not open now, in the words of the rule behind it; null when it is. The server decides. */
export function reasonAgainst(verb: Verb, settlement: Settlement): string | null {
  const { allowedActions, status, lackingPayeeCount, paidAmt } = settlement
  if (verb === 'setPayee' && status === 'PENDING' && lackingPayeeCount === 0) return texts.nobodyLacks
  if (allowedActions.includes(verb)) return null
  if (verb === 'approve' && status === 'PENDING' && lackingPayeeCount > 0) return texts.lacksPayee(lackingPayeeCount)
  if (verb === 'reject' && !isZero(paidAmt)) return texts.alreadyPaid
  const open = {
    approve: ['PENDING'],
    reject: ['PENDING', 'APPROVED'],
    delete: ['PENDING', 'REJECTED'],
    setPayee: ['PENDING'],
  }
  return open[verb].includes(status) ? texts.notAllowed : texts.notInState(texts.statuses[status], verbNames[verb])
}

/** The permission that each verb needs; the server asks for the same. */
export const permissions: Record<Verb | 'remark', string> = {
  approve: 'chain:garbagecustomersales:edit',
  reject: 'chain:garbagecustomersales:edit',
  delete: 'chain:garbagecustomersales:del',
  setPayee: 'chain:garbagecustomersales:edit',
  remark: 'chain:garbagecustomersales:edit',
}
