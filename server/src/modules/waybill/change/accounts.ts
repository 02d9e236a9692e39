import type { Tx } from '../../../kernel/command/command.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import type { TpMode, WeightUnit } from '../enums.js'

/** What a waybill's amount follows from. */
export interface WorthFacts {
  projectId: string
  tpMode: `${TpMode}`
  goSoilType: string
  dumpSiteId: string | null
  captainId: string
  driverId: string | null
  goDatetime: string
  settlePrice: string | null
  weightType: `${WeightUnit}`
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
}

export interface LockedCard {
  id: string
  cardNo: string
  status: 'NOT_ACTIVATED' | 'ACTIVATED' | 'SETTLED' | 'VOIDED'
  /** Null while it is nobody's, and not activated. */
  captainId: string | null
  /** When it was reported lost. */
  lostAt: Date | null
}

export interface Locked {
  /** By id. */
  cards: ReadonlyMap<string, LockedCard>
  settlementIds: ReadonlySet<string>
}

/** What the accounts of cards gain or lose by one waybill. */
export interface AccountMove {
  cardId: string
  /** 1 when the waybill comes to the card's account, -1 when it leaves it. */
  waybillCount: number
  amount: Money
}

/** What follows from the facts of waybills: their flags, kept as the facts are (docs/adr/0013). */
export interface FactsWatch {
  changed(tx: Tx, waybillIds: readonly string[]): Promise<void>
}

/**
 * What waybills need of cards, prices and settlements. Settlements know waybills and not the other way round, so that this side only
 * says what it wants, and is given it when services are wired.
 */
export interface CardAccounts extends FactsWatch {
  /**
   * Locks the settlements that waybills stand on, and before them their cards and the cards named: the order of the chain (ADR 3).
   * The waybills are the caller's to lock next. Without `withCards` no card is touched.
   */
  lock(tx: Tx, waybillIds: readonly string[], withCards: { cardIds: readonly string[] } | null): Promise<Locked>
  /** What waybills are worth at the prices that hold now, in yuan; null where nobody has set a price. */
  worth(tx: Tx, waybills: readonly WorthFacts[]): Promise<(Money | null)[]>
  /** Posts to the cards' accounts, one entry a card. */
  post(tx: Tx, moves: readonly AccountMove[]): Promise<void>
  /** Cards that have lost an open waybill: one with nothing but settled ones left is settled, and its receipt line with it. */
  settleEmptied(tx: Tx, cardIds: readonly string[]): Promise<void>
  /** Cards that get a waybill back: those that were settled when they lost it are open again, and their receipt lines with them. */
  reopenEmptied(tx: Tx, cardIds: readonly string[]): Promise<void>
}
