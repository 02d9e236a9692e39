import type { SettlementRowFragment, SettlementsWithPapersQuery } from './settlement.generated'

type Papered = Pick<SettlementsWithPapersQuery['settlements']['records'][number], 'paperRate'>

/** A row of a list; how far its papers are is known only where a list asks for it. */
export type Settlement = SettlementRowFragment & Partial<Papered>

export type Verb = 'approve' | 'reject' | 'delete' | 'setPayee'

/** Why a verb is not open now, in the server's words; null when it is. */
export function reasonAgainst(verb: Verb | 'merge' | 'split', settlement: Settlement): string | null {
  return settlement.refusedActions.find(({ action }) => action === verb)?.reason ?? null
}

/** The permission that each verb needs; the server asks for the same. */
export const permissions: Record<Verb | 'remark', string> = {
  approve: 'chain:companysettle:audit',
  reject: 'chain:companysettle:audit',
  delete: 'chain:garbagecustomersales:del',
  setPayee: 'chain:garbagecustomersales:edit',
  remark: 'chain:garbagecustomersales:edit',
}
