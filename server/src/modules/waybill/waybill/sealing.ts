import type { WaybillStatus } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'
import type { SealedFrom } from './field-spec.js'
import { fieldNames, isShown, type WaybillField, waybillFields } from './fields.js'

export interface SealFacts {
  status: `${WaybillStatus}`
  settlementId: string | null
  settlementStatus: string | null
  settleNo: string | null
}

const stages: Record<SealedFrom, number> = { PENDING: 1, APPROVED: 2, PAID: 3, NEVER: 4 }

/**
 * Reason why a field of a waybill can no longer be changed; null when it can. Of a void waybill only the remark can.
 */
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

/** State of a live settlement that seals fields; all but APPROVED and PAID count as pending. */
const stateOf = (status: string | null): 'PENDING' | 'APPROVED' | 'PAID' =>
  status === 'APPROVED' || status === 'PAID' ? status : 'PENDING'

/** Sealed fields with the reasons that pages show. */
export const sealedFieldsOf = (facts: SealFacts): { field: WaybillField; reason: string }[] =>
  fieldNames.flatMap((field) => {
    const reason = isShown(field) ? whySealed(field, facts) : null
    return reason === null ? [] : [{ field, reason }]
  })
