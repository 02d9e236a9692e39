import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { optionalTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { forgetSettlement } from '../../waybill/index.js'
import type { Card } from '../card/card.entity.js'
import type { UsedCard } from '../generation/generation.queries.js'
import { MAX_WAYBILLS } from '../generation/selection.js'
import { postSettled, reverseSettled } from '../ledger/ledger.queries.js'
import { cardsOf, rearranged } from '../settlement/rearrange.head.js'
import { releaseAll, reopenCards } from '../settlement/release.js'
import type { Settlement } from '../settlement/settlement.entity.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { settlementTexts as texts } from '../texts.js'
import { reasonField } from './fields.js'
import { lockWithLines } from './line.lock.js'
import { deleteLines } from './line.queries.js'
import type { LineResult } from './line.result.js'
import { judge, type SettledLine, whyNotChangeable } from './line.rules.js'

const inputSchema = z.object({
  waybillIds: listOf(idText(texts.waybills), texts.waybills, MAX_WAYBILLS),
  reason: optionalTextOf(reasonField),
})

/** Removal of waybills from their settlements. */
export class RemovalService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Removes waybills from pending settlements; they can be settled again, and their cards and receipts are open again.
   * A settlement that loses its last waybill is rejected with the reason. Each row has its own result.
   */
  remove(
    actor: Actor,
    input: Asked & { waybillIds: readonly string[]; reason?: string | null },
  ): Promise<LineResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const { dryRun, idempotencyKey, ...rest } = input
    const { waybillIds, reason = texts.allRemoved } = validate(inputSchema, rest)
    const options = {
      name: 'settlement.removeWaybills',
      title: texts.titles.removeWaybills,
      input: { waybillIds, reason },
      ...askedOf({ dryRun, idempotencyKey }),
    }
    return this.run(actor, options, async (tx) => {
      const locked = await lockWithLines(tx, waybillIds)
      const { results, good } = judge(waybillIds, locked, (waybill) => whyNotChangeable(waybill, locked, 'removeLine'))
      for (const [settlementId, removed] of Map.groupBy(good, (line) => line.settlementId)) {
        const settlement = locked.settlements.get(settlementId)
        if (settlement) await takeOut(tx, { settlement, removed, cards: locked.cards, reason })
      }
      await recordChanges(
        tx,
        good.map(({ id, settlementId }) => ({
          entity: 'waybill',
          entityId: id,
          field: 'settlementId',
          before: settlementId,
          after: null,
          reason,
        })),
      )
      return results.map((row) => (row.ok ? { ...row, settleNoAfter: null, amountAfter: null } : row))
    })
  }
}

interface Taken {
  settlement: Settlement
  removed: SettledLine[]
  cards: Card[]
  reason: string
}

async function takeOut(tx: Tx, { settlement, removed, cards, reason }: Taken): Promise<void> {
  const used = usedBy(removed)
  if (removed.length === settlement.settleCnt) {
    settlement.status = settlementMachine.next(settlement.status, 'reject', settlement)
    Object.assign(settlement, { reason, auditedBy: tx.actor.userId, auditedAt: tx.now })
    return releaseAll(tx, { settlements: [settlement], used, cards })
  }
  const ids = removed.map((line) => line.id)
  const cardIds = cardsOf(removed)
  await rearranged(tx, [settlement], async () => {
    await reverseSettled(tx, [settlement.id], cardIds)
    await deleteLines(tx, ids)
    await forgetSettlement(tx, { ids })
    await postSettled(tx, [settlement.id], cardIds)
  })
  return reopenCards(tx, used, cards)
}

/** Cards and receipts from which the lines came. */
const usedBy = (lines: readonly SettledLine[]): UsedCard[] =>
  lines.flatMap(({ cardId, receiptId }) => (cardId ? [{ cardId, receiptId }] : []))
