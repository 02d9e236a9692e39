import type { Tx } from '../../../kernel/command/command.js'
import { addMoney, compareMoney, type Money, type Quantity, ZERO } from '../../../kernel/money/money.js'
import { loadPricing, microsOf, type PricedFacts, receivable } from '../../price/index.js'
import type { WeightUnit } from '../../waybill/index.js'
import { lockCardsById } from '../card/card.queries.js'
import { cardIdsOfWaybills } from '../generation/generation.queries.js'
import { settlementIdsOf } from '../line/line.queries.js'
import { closeEmptied } from '../settlement/close.js'
import { reopenEmptied } from '../settlement/release.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import { append } from './ledger.queries.js'

type Facts = Omit<PricedFacts, 'priceSource' | 'goAt' | 'weightUnit'> & {
  goDatetime: string
  weightType: `${WeightUnit}`
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
}

interface Move {
  cardId: string
  waybillCount: number
  amount: Money
}

/** Cards, prices and settlements of waybills: fills the port in `waybill/change/accounts.ts`. */
export const waybillAccounts = {
  async lock(tx: Tx, waybillIds: readonly string[], withCards: { cardIds: readonly string[] } | null) {
    const wanted = withCards ? [...(await cardIdsOfWaybills(tx, waybillIds)), ...withCards.cardIds] : []
    const cards = wanted.length > 0 ? await lockCardsById(tx, wanted) : []
    const settlements = await lockFoundSettlements(tx, await settlementIdsOf(tx, waybillIds))
    return {
      cards: new Map(cards.map((card) => [card.id, card])),
      settlementIds: new Set(settlements.map((settlement) => settlement.id)),
    }
  },

  /** Price of the trip: a typed price, else a direct-pay price, else the project's (docs/behaviour/price.md). */
  async worth(tx: Tx, waybills: readonly Facts[]): Promise<(Money | null)[]> {
    const priced = waybills.map((facts) => ({
      ...facts,
      priceSource: facts.settlePrice === null ? null : ('TYPED' as const),
      goAt: microsOf(facts.goDatetime),
      weightUnit: facts.weightType,
    }))
    const priceOf = await loadPricing(
      tx,
      priced.filter(({ settlePrice }) => settlePrice === null),
    )
    return priced.map((facts) => {
      const price = priceOf(facts)
      return price && receivable(price.price, facts)
    })
  },

  async post(tx: Tx, moves: readonly Move[]): Promise<void> {
    const postings = [...Map.groupBy(moves, ({ cardId }) => cardId)].flatMap(([cardId, own]) => {
      const waybillCount = own.reduce((sum, move) => sum + move.waybillCount, 0)
      const unsettledAmount = addMoney(ZERO, ...own.map(({ amount }) => amount))
      if (waybillCount === 0 && compareMoney(unsettledAmount, ZERO) === 0) return []
      const kind = waybillCount > 0 ? ('ACCRUE' as const) : ('REVALUE' as const)
      return [{ cardId, kind, waybillCount, unsettledAmount, settledAmount: ZERO, paidAmount: ZERO }]
    })
    await append(tx, postings)
  },

  settleEmptied: closeEmptied,
  reopenEmptied,
}
