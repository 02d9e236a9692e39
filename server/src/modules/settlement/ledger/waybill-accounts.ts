import type { Tx } from '../../../kernel/command.js'
import { addMoney, compareMoney } from '../../../kernel/money.js'
import type { WeightUnit } from '../../waybill/enums.js'
import { lockCardsById } from '../card/card.queries.js'
import { settlementIdsOf } from '../line/line.queries.js'
import { closeEmptied } from '../settlement/close.js'
import { cardIdsOfWaybills, projectPrices } from '../settlement/generation.queries.js'
import { createPricing, type PricedFacts, receivable } from '../settlement/pricing.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import { append } from './ledger.queries.js'

type Facts = Omit<PricedFacts, 'priceSource'> & {
  weightType: `${WeightUnit}`
  weightTons: string
  exAmt: string
  adjustAmt: string
}

interface Move {
  cardId: string
  waybillCount: number
  amount: string
}

/** What cards, prices and settlements do for waybills: the other side of `waybill/change/accounts.ts`. */
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

  /** A price that somebody typed, else the project's (decisions §5). */
  async worth(tx: Tx, waybills: readonly Facts[]): Promise<(string | null)[]> {
    const unpriced = waybills.filter(({ settlePrice }) => settlePrice === null)
    const priceOf = createPricing(await projectPrices(tx, [...new Set(unpriced.map(({ projectId }) => projectId))]))
    return waybills.map((facts) => {
      const { settlePrice } = facts
      const price = priceOf({ ...facts, priceSource: settlePrice === null ? null : 'TYPED' })
      return price && receivable(price.price, { ...facts, weightUnit: facts.weightType })
    })
  },

  async post(tx: Tx, moves: readonly Move[]): Promise<void> {
    const postings = [...Map.groupBy(moves, ({ cardId }) => cardId)].flatMap(([cardId, own]) => {
      const waybillCount = own.reduce((sum, move) => sum + move.waybillCount, 0)
      const unsettledAmount = addMoney('0', ...own.map(({ amount }) => amount))
      if (waybillCount === 0 && compareMoney(unsettledAmount, '0') === 0) return []
      const kind = waybillCount > 0 ? ('ACCRUE' as const) : ('REVALUE' as const)
      return [{ cardId, kind, waybillCount, unsettledAmount, settledAmount: '0.00', paidAmount: '0.00' }]
    })
    await append(tx, postings)
  },

  settleEmptied: closeEmptied,
}
