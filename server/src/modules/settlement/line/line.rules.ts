import { DomainError } from '../../../kernel/errors.js'
import { idKey } from '../../../kernel/values/id.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { whyGone } from './gone.js'
import type { LockedLines } from './line.lock.js'
import type { WaybillLine } from './line.queries.js'
import { type LineResult, lineResult } from './line.result.js'

/** A waybill on a settlement. */
export type SettledLine = WaybillLine & { settlementId: string }

/** Why nothing can be done to a waybill's line: the waybill is gone, it has none, or its settlement is past 待审核. */
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
 * Judges rows one by one: the results in the order of the rows, with the amounts as they are until the verb says others, and the lines of
 * those that passed, each once.
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
