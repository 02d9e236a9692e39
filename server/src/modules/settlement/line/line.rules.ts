import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { settlementTexts as texts } from '../texts.js'
import type { LockedLines } from './line.lock.js'
import type { WaybillLine } from './line.queries.js'

/** A waybill on a settlement. */
export type SettledLine = WaybillLine & { settlementId: string }

/** Why nothing can be done to a waybill's line: it has none, or its settlement is past 待审核. */
export function whyNotChangeable(
  waybill: WaybillLine | undefined,
  { settlements }: LockedLines,
  move: 'removeLine' | 'rejectPrice' | 'keepPrice' | 'reprice',
): DomainError | null {
  if (!waybill) return new DomainError('NOT_FOUND', { what: texts.waybills })
  const settlement = waybill.settlementId && settlements.get(waybill.settlementId)
  if (!settlement) return new DomainError('WAYBILL_NOT_SETTLED', { no: waybill.no })
  return settlementMachine.refusal(settlement.status, move, settlement)
}

/** Judges rows one by one: the results in the order of the rows, and the lines of those that passed, each once. */
export function judge(
  waybillIds: readonly string[],
  locked: LockedLines,
  refusalOf: (waybill: WaybillLine | undefined) => DomainError | null,
): { results: RowResult[]; good: SettledLine[] } {
  const good = new Map<string, SettledLine>()
  const results = waybillIds.map((id): RowResult => {
    const waybill = locked.waybills.get(id.toLowerCase())
    const refusal = refusalOf(waybill)
    if (!refusal && waybill?.settlementId) good.set(waybill.id, { ...waybill, settlementId: waybill.settlementId })
    return { id, ok: refusal === null, msg: refusal?.message ?? null }
  })
  return { results, good: [...good.values()] }
}
