import type { Tx } from '../../../kernel/command/command.js'
import type { Card } from '../card/card.entity.js'
import { lockCardsById } from '../card/card.queries.js'
import { cardsOfSettlements, type UsedCard } from '../generation/generation.queries.js'
import type { Settlement } from './settlement.entity.js'
import { lockSettlements } from './settlement.queries.js'

export interface LockedSettlements {
  /** In the order of their ids. */
  settlements: Settlement[]
  /** The cards of all their lines, locked, and the receipts they came by. */
  used: UsedCard[]
  cards: Card[]
}

/** Lines came to a settlement while we waited for it. 40001 makes the command start over, with the locks in their order. */
export class LinesMoved extends Error {
  readonly code = '40001'

  constructor() {
    super('the lines of a settlement were moved by somebody else')
  }
}

/** Cards before settlements: the order in which every verb of the chain locks. NOT_FOUND when an id names no settlement. */
export async function lockWithCards(tx: Tx, ids: readonly string[]): Promise<LockedSettlements> {
  const before = await cardsOfSettlements(tx, ids)
  const cards = await lockCardsById(
    tx,
    before.map((row) => row.cardId),
  )
  const settlements = await lockSettlements(tx, ids)
  const used = await cardsOfSettlements(tx, ids)
  const locked = new Set(cards.map((card) => card.id))
  if (used.some((row) => !locked.has(row.cardId))) throw new LinesMoved()
  return { settlements, used, cards }
}
