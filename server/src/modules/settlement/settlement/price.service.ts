import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import {
  addMoney,
  compareMoney,
  isAmount,
  MAX_AMOUNT,
  type Money,
  money,
  subtractMoney,
  ZERO,
} from '../../../kernel/money/money.js'
import { amountOf, idTextOf } from '../../../kernel/values/field-checks.js'
import { idKey, newId } from '../../../kernel/values/id.js'
import { judgeRows } from '../../../kernel/values/judged-rows.js'
import { rowsOf } from '../../../kernel/values/validate.js'
import { receivable } from '../../price/index.js'
import {
  accountedAmounts,
  type TypedPrice,
  waybillTable,
  whyNotSettleable,
  writeTypedPrices,
} from '../../waybill/index.js'
import { lockCardsById } from '../card/card.queries.js'
import { type Candidate, cardIdsOfWaybills, lockCandidates } from '../generation/generation.queries.js'
import { append } from '../ledger/ledger.queries.js'
import { lineTable } from '../line/fields.js'
import { type LineResult, lineResult, wrongLine } from '../line/line.result.js'
import { whyGone } from '../line/line.rules.js'
import { settlementTexts as texts } from '../texts.js'
import { assertOnePrice } from './uniform.js'

const MAX_ROWS = 20_000
export const priceRows = rowsOf(
  z.object({ id: idTextOf(waybillTable.id), settlePrice: amountOf(lineTable.settlePrice) }),
  texts.waybills,
  MAX_ROWS,
)

/** Given prices; `samePrice` requires one price for all waybills. */
export interface PricesInput {
  rows: { id: string; settlePrice: string | number }[]
  samePrice?: boolean | null | undefined
  idempotencyKey?: string | null | undefined
}

/**
 * Prices that a clerk types: they win over every other price, and are the only way for a waybill without one
 * (docs/behaviour/price.md).
 */
export class PriceService {
  constructor(private readonly run: RunCommand) {}

  /** Types prices, in yuan, for waybills without a settlement; each row has its own result. */
  setPrices(actor: Actor, input: PricesInput): Promise<RowResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const { good: wanted, answers } = judgeRows(priceRows, input.rows, 'input')
    const options = {
      name: 'waybill.setPrice',
      title: texts.titles.setPrices,
      input: wanted,
      idempotencyKey: input.idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      if (input.samePrice) await assertOnePrice(tx, wanted)
      return answers(await typePrices(tx, wanted), wrongLine)
    })
  }
}

/** Writes typed prices to waybills without a settlement; each row has its own result. */
export async function typePrices(
  tx: Tx,
  wanted: readonly { id: string; settlePrice: string }[],
): Promise<LineResult[]> {
  const ids = wanted.map((row) => row.id)
  await lockCardsById(tx, await cardIdsOfWaybills(tx, ids))
  const waybills = new Map((await lockCandidates(tx, { waybillIds: ids })).map((waybill) => [waybill.id, waybill]))
  const typed: (TypedPrice & { waybill: Candidate })[] = []
  const results = wanted.map(({ id, settlePrice }): LineResult => {
    const waybill = waybills.get(idKey(id))
    const price = money(settlePrice)
    const refusal = whyNotPriced(waybill, price)
    if (waybill && !refusal) {
      const accounted = receivable(price, waybill)
      typed.push({ id: waybill.id, changeId: newId(), price, before: waybill.settlePrice, accounted, waybill })
    }
    return lineResult(id, refusal, waybill && { no: waybill.no })
  })
  await revalue(tx, typed)
  await writeTypedPrices(
    tx,
    typed.map(({ waybill: _, ...price }) => price),
  )
  return results
}

/** Refusal of an amount that is negative or too large for a document; null for others. */
export function whyOutOfRange(no: string, total: Money): DomainError | null {
  if (isAmount(total)) return null
  return new DomainError('INVALID_INPUT', { message: texts.amountOutOfRange(no, MAX_AMOUNT) })
}

function whyNotPriced(waybill: Candidate | undefined, price: Money): DomainError | null {
  if (!waybill || waybill.status === 'VOID') return whyGone(waybill)
  if (whyNotSettleable(waybill) === 'IN_SETTLEMENT') return new DomainError('WAYBILL_IN_SETTLEMENT', { no: waybill.no })
  return whyOutOfRange(waybill.no, receivable(price, waybill))
}

/** Corrects the amounts of unloaded waybills in their cards' accounts after a new price. */
async function revalue(tx: Tx, typed: readonly { id: string; accounted: Money; waybill: Candidate }[]): Promise<void> {
  const counted = typed.filter(({ waybill }) => waybill.status === 'UNLOADED' && waybill.cardId)
  const before = await accountedAmounts(
    tx,
    counted.map((row) => row.id),
  )
  const byCard = Map.groupBy(counted, (row) => row.waybill.cardId ?? '')
  const postings = [...byCard].flatMap(([cardId, own]) => {
    const difference = addMoney(ZERO, ...own.map((row) => subtractMoney(row.accounted, before.get(row.id) ?? ZERO)))
    if (compareMoney(difference, ZERO) === 0) return []
    return [
      {
        cardId,
        kind: 'REVALUE' as const,
        waybillCount: 0,
        unsettledAmount: difference,
        settledAmount: ZERO,
        paidAmount: ZERO,
      },
    ]
  })
  await append(tx, postings)
}
