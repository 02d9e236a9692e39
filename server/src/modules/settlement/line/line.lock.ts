import type { Tx } from '../../../kernel/command/command.js'
import type { Card } from '../card/card.entity.js'
import { lockCardsById } from '../card/card.queries.js'
import { cardIdsOfWaybills } from '../generation/generation.queries.js'
import { LinesMoved } from '../settlement/lock.js'
import type { Settlement } from '../settlement/settlement.entity.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import { lockWaybillLines, settlementIdsOf, type WaybillLine } from './line.queries.js'

export interface LockedLines {
  cards: Card[]
  settlements: Map<string, Settlement>
  /** Waybills by id. */
  waybills: Map<string, WaybillLine>
}

/** Locks waybills, but first their cards and settlements, in the order of locks. */
export async function lockWithLines(tx: Tx, waybillIds: readonly string[]): Promise<LockedLines> {
  const cards = await lockCardsById(tx, await cardIdsOfWaybills(tx, waybillIds))
  const settlements = await lockFoundSettlements(tx, await settlementIdsOf(tx, waybillIds))
  const waybills = await lockWaybillLines(tx, waybillIds)
  const locked = new Set([...cards.map((card) => card.id), ...settlements.map((settlement) => settlement.id)])
  for (const { cardId, settlementId } of waybills)
    if ((cardId && !locked.has(cardId)) || (settlementId && !locked.has(settlementId))) throw new LinesMoved()
  return {
    cards,
    settlements: new Map(settlements.map((settlement) => [settlement.id, settlement])),
    waybills: new Map(waybills.map((waybill) => [waybill.id, waybill])),
  }
}
