import { DomainError } from '../../../kernel/errors.js'
import { idKey } from '../../../kernel/values/id.js'
import type { WaybillStatus } from '../../waybill/index.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { settlementTexts as texts } from '../texts.js'
import type { LockedLines } from './line.lock.js'
import type { WaybillLine } from './line.queries.js'
import { type LineResult, lineResult } from './line.result.js'

/** Waybill with the settlement it is on. */
export type SettledLine = WaybillLine & { settlementId: string }

/**
 * Reason why the line of a waybill cannot be changed: no such waybill, no line, or a settlement that is no longer 待审核.
 */
export function whyNotChangeable(
  waybill: WaybillLine | undefined,
  { settlements }: LockedLines,
  move: 'removeLine' | 'rejectPrice' | 'keepPrice' | 'reprice',
): DomainError | null {
  if (!waybill || waybill.status === 'VOID') return whyGone(waybill)
  const settlement = waybill.settlementId && settlements.get(waybill.settlementId)
  if (!settlement) return new DomainError('WAYBILL_NOT_SETTLED', { no: waybill.no })
  return settlementMachine.refusal(settlement.status, move, settlement)
}

/**
 * Judges rows one by one. Returns results in the order of the rows, with the present amounts until the verb replaces
 * them, and the lines of the accepted waybills, each once.
 */
export function judge(
  waybillIds: readonly string[],
  locked: LockedLines,
  refusalOf: (waybill: WaybillLine | undefined) => DomainError | null,
): { results: LineResult[]; good: SettledLine[] } {
  const good = new Map<string, SettledLine>()
  const results = waybillIds.map((id): LineResult => {
    const waybill = locked.waybills.get(idKey(id))
    const refusal = refusalOf(waybill)
    if (!refusal && waybill?.settlementId) good.set(waybill.id, { ...waybill, settlementId: waybill.settlementId })
    const settlement = waybill?.settlementId && locked.settlements.get(waybill.settlementId)
    return lineResult(id, refusal, waybill && { ...waybill, settleNo: settlement ? settlement.settleNo : null })
  })
  return { results, good: [...good.values()] }
}

/** Reason why verbs cannot change a waybill: it is missing or void. */
export function whyGone(waybill: { status: `${WaybillStatus}` } | undefined): DomainError | null {
  if (!waybill) return new DomainError('NOT_FOUND', { what: texts.waybills })
  return waybill.status === 'VOID' ? new DomainError('WAYBILL_VOID') : null
}
