import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { money, ZERO } from '../../../kernel/money/money.js'
import { idKey } from '../../../kernel/values/id.js'
import { judgeRows } from '../../../kernel/values/judged-rows.js'
import { receivable } from '../../price/index.js'
import { postSettled, reverseSettled } from '../ledger/ledger.queries.js'
import { type PricesInput, priceRows, typePrices, whyOutOfRange } from '../settlement/price.service.js'
import { cardsOf, rearranged } from '../settlement/rearrange.head.js'
import { assertOnePrice } from '../settlement/uniform.js'
import { settlementTexts as texts } from '../texts.js'
import { type LockedLines, lockWithLines } from './line.lock.js'
import { stampLinePrices, type WaybillLine, writeLinePrices } from './line.queries.js'
import { type LineResult, wrongLine } from './line.result.js'
import { judge, type SettledLine, whyNotChangeable } from './line.rules.js'

/** Prices typed by a clerk, for settled and unsettled waybills. */
export class RepriceService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Sets typed prices: for waybills without a settlement as PriceService does; for those on pending settlements also in
   * the line, with its history, which ends a rejection of the old price. Each row has its own result.
   */
  setPrices(actor: Actor, input: Asked & Pick<PricesInput, 'rows' | 'samePrice'>): Promise<LineResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const { good: wanted, answers } = judgeRows(priceRows, input.rows, 'input')
    const options = {
      name: 'settlement.reprice',
      title: texts.reprice,
      input: wanted,
      ...askedOf(input),
    }
    return this.run(actor, options, async (tx) => {
      if (input.samePrice) await assertOnePrice(tx, wanted)
      const locked = await lockWithLines(
        tx,
        wanted.map((row) => row.id),
      )
      const isSettled = ({ id }: { id: string }) => locked.waybills.get(idKey(id))?.settlementId
      const settled = wanted.filter(isSettled)
      const results = new Map(
        [
          ...(await reprice(tx, settled, locked)),
          ...(await typePrices(
            tx,
            wanted.filter((row) => !isSettled(row)),
          )),
        ].map((row) => [row.id, row]),
      )
      return answers(
        wanted.flatMap(({ id }) => results.get(id) ?? []),
        wrongLine,
      )
    })
  }
}

async function reprice(
  tx: Tx,
  wanted: readonly { id: string; settlePrice: string }[],
  locked: LockedLines,
): Promise<LineResult[]> {
  const typed = new Map(wanted.map(({ id, settlePrice }) => [idKey(id), money(settlePrice)]))
  const priceOf = (line: WaybillLine) => typed.get(line.id) ?? ZERO
  const ids = wanted.map((row) => row.id)
  const { results, good } = judge(
    ids,
    locked,
    (waybill) =>
      whyNotChangeable(waybill, locked, 'reprice') ??
      (waybill ? whyOutOfRange(waybill.no, receivable(priceOf(waybill), waybill)) : null),
  )
  const priced = good.map((line) => ({ line, price: priceOf(line), totalAmt: receivable(priceOf(line), line) }))
  const settlements = [...locked.settlements.values()].filter(({ id }) => good.some((line) => line.settlementId === id))
  const settlementIds = settlements.map((settlement) => settlement.id)
  const cardIds = cardsOf(good)
  await rearranged(tx, settlements, async () => {
    await reverseSettled(tx, settlementIds, cardIds)
    await writeLinePrices(
      tx,
      priced.map(({ line, price, totalAmt }) => ({ id: line.id, price, totalAmt })),
    )
    await postSettled(tx, settlementIds, cardIds)
    await stampLinePrices(
      tx,
      priced.map(({ line }) => line.id),
    )
  })
  await recordChanges(tx, priced.flatMap(historyOf))
  const after = new Map(priced.map(({ line, totalAmt }) => [line.id, totalAmt]))
  return results.map((row) => (row.ok ? { ...row, amountAfter: after.get(idKey(row.id)) ?? null } : row))
}

const historyOf = ({ line, price }: { line: SettledLine; price: string }) => [
  { entity: 'waybill', entityId: line.id, field: 'settlePrice', before: line.price, after: price },
  { entity: 'waybill', entityId: line.id, field: 'priceRejectReason', before: line.priceRejectReason, after: null },
]
