import type { WaybillStatus } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'
import { fieldNames, isShown, type SealedFrom, type WaybillField, waybillFields } from './fields.js'

export interface SealFacts {
  status: `${WaybillStatus}`
  settlementId: string | null
  settlementStatus: string | null
  settleNo: string | null
}

const stages: Record<SealedFrom, number> = { PENDING: 1, APPROVED: 2, PAID: 3, NEVER: 4 }

/** Why a field of a waybill may not be changed by now; null when it may. A void waybill keeps everything but its remark. */
export function whySealed(
  field: WaybillField,
  { status, settlementId, settlementStatus, settleNo }: SealFacts,
): string | null {
  const { sealedFrom = 'NEVER' } = waybillFields[field]
  if (sealedFrom === 'NEVER') return null
  if (status === 'VOID') return texts.sealedBy.VOID
  if (settlementId === null) return null
  const state = stateOf(settlementStatus)
  return stages[state] >= stages[sealedFrom] ? texts.sealedBy[state](settleNo ?? '') : null
}

/** What stands on no live settlement has none; whatever else it says is at least pending. */
const stateOf = (status: string | null): 'PENDING' | 'APPROVED' | 'PAID' =>
  status === 'APPROVED' || status === 'PAID' ? status : 'PENDING'

/** Every field that is sealed, with the reason, as pages show it. */
export const sealedFieldsOf = (facts: SealFacts): { field: WaybillField; reason: string }[] =>
  fieldNames.flatMap((field) => {
    const reason = isShown(field) ? whySealed(field, facts) : null
    return reason === null ? [] : [{ field, reason }]
  })
