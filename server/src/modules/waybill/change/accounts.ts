import type { Tx } from '../../../kernel/command/command.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { Port } from '../../domain.js'
import type { TpMode, WeightUnit } from '../enums.js'

/** Facts that decide a waybill's amount. */
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
  /** Captain; null for a card without one, which is not activated. */
  captainId: string | null
  /** Time at which the card was reported lost. */
  lostAt: Date | null
}

export interface Locked {
  /** Cards by id. */
  cards: ReadonlyMap<string, LockedCard>
  settlementIds: ReadonlySet<string>
}

/** Change of a card's account by one waybill. */
export interface AccountMove {
  cardId: string
  /** 1 when the waybill joins the card's account, -1 when it leaves it. */
  waybillCount: number
  amount: Money
}

/** Checks of waybills, for verbs that change their facts (docs/adr/0013). */
export interface FactsWatch {
  changed(tx: Tx, waybillIds: readonly string[]): Promise<void>
}

/**
 * Port for cards, prices and settlements, whose domain depends on that of waybills; filled when the services are made.
 */
export interface CardAccounts extends FactsWatch {
  /**
   * Locks the settlements of waybills, but first their cards and the named cards, in the order of locks (ADR 3). The
   * caller locks the waybills next. Without `withCards` no card is locked.
   */
  lock(tx: Tx, waybillIds: readonly string[], withCards: { cardIds: readonly string[] } | null): Promise<Locked>
  /** Amounts of waybills at present prices, in yuan; null without a price. */
  worth(tx: Tx, waybills: readonly WorthFacts[]): Promise<(Money | null)[]>
  /** Books amounts on the cards' accounts, with one entry a card. */
  post(tx: Tx, moves: readonly AccountMove[]): Promise<void>
  /**
   * Cards that have lost an open waybill: one with only settled waybills left becomes settled, as does its receipt
   * line.
   */
  settleEmptied(tx: Tx, cardIds: readonly string[]): Promise<void>
  /**
   * Cards that get a waybill back: those that became settled when they lost it are reopened, with their receipt lines.
   */
  reopenEmptied(tx: Tx, cardIds: readonly string[]): Promise<void>
}

/** Port for the accounts of cards, filled by the domain of settlements. */
export const cardAccounts = new Port<Omit<CardAccounts, 'changed'>>('card accounts')
