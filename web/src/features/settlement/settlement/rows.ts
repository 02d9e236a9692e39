import type { SettlementRowFragment } from './settlement.generated'
import { texts } from './texts'

export type Settlement = SettlementRowFragment

export type Verb = 'approve' | 'reject' | 'delete' | 'setPayee'

/** Why a verb is not open now, in the server's words; null when it is. */
export function reasonAgainst(verb: Verb, settlement: Settlement): string | null {
  const { refusedActions, status, lackingPayeeCount } = settlement
  if (verb === 'setPayee' && status === 'PENDING' && lackingPayeeCount === 0) return texts.nobodyLacks
  return refusedActions.find(({ action }) => action === verb)?.reason ?? null
}

/** The permission that each verb needs; the server asks for the same. */
export const permissions: Record<Verb | 'remark', string> = {
  approve: 'chain:companysettle:audit',
  reject: 'chain:companysettle:audit',
  delete: 'chain:garbagecustomersales:del',
  setPayee: 'chain:garbagecustomersales:edit',
  remark: 'chain:garbagecustomersales:edit',
}
