import type { Tx } from '../../../kernel/command/command.js'
import type { Card } from '../card/card.entity.js'
import { lockCardsById } from '../card/card.queries.js'
import { cardsOfSettlements, type UsedCard } from '../generation/generation.queries.js'
import type { Settlement } from './settlement.entity.js'
import { lockSettlements } from './settlement.queries.js'

export interface LockedSettlements {
  /** Settlements in the order of their ids. */
  settlements: Settlement[]
  /** Locked cards and receipts of all their lines. */
  used: UsedCard[]
  cards: Card[]
}

/**
 * Error for lines that came to a settlement while its lock was awaited. Its code 40001 makes the command start over and
 * lock in the right order.
 */
export class LinesMoved extends Error {
  readonly code = '40001'

  constructor() {
    super('the lines of a settlement were moved by somebody else')
  }
}

/** Locks cards, then settlements, in the order of all verbs. NOT_FOUND for an id without a settlement. */
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
