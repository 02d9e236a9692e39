import type { Tx } from '../../../kernel/command/command.js'
import type { Card } from '../card/card.entity.js'
import { cardMachine } from '../card/card.machine.js'
import { lockCardsById } from '../card/card.queries.js'
import { CardStatus, ReceiptStatus } from '../enums.js'
import { releaseWaybills, type UsedCard, usedLines } from '../generation/generation.queries.js'
import { reverseSettled } from '../ledger/ledger.queries.js'
import type { ReceiptLine } from '../receipt/receipt.entity.js'
import { receiptMachine } from '../receipt/receipt.machine.js'
import { linesOfReceipts, lockReceipts, openLinesOfCards } from '../receipt/receipt.queries.js'
import type { LockedSettlements } from './lock.js'

/** Releases every waybill of these settlements, and undoes their effect on cards, receipts and the ledger. */
export async function releaseAll(tx: Tx, { settlements, used, cards }: LockedSettlements): Promise<void> {
  const ids = settlements.map((settlement) => settlement.id)
  await reverseSettled(tx, ids)
  await releaseWaybills(tx, ids)
  await reopenCards(tx, used, cards)
}

/** Reopens settled cards with unsettled waybills, and the receipts on which they were handed in. */
export async function reopenCards(tx: Tx, used: readonly UsedCard[], cards: readonly Card[]): Promise<void> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  for (const { cardId } of used) {
    const card = byId.get(cardId)
    if (card?.status === CardStatus.SETTLED) card.status = cardMachine.next(card.status, 'release')
  }
  await reopenReceipts(tx, used, byId)
}

/**
 * Undoes `closeEmptied`: reopens settled cards that have a waybill again, on the receipts that settlements have used.
 */
export async function reopenEmptied(tx: Tx, cardIds: readonly string[]): Promise<void> {
  const cards = (await lockCardsById(tx, cardIds)).filter(({ status }) => status === CardStatus.SETTLED)
  const used = await usedLines(
    tx,
    cards.map(({ id }) => id),
  )
  await reopenCards(tx, used, cards)
}

/** A card returns to its last receipt, unless it has been handed in again: it is on one open receipt at most. */
async function reopenReceipts(tx: Tx, used: readonly UsedCard[], cards: Map<string, Card>): Promise<void> {
  const receiptIds = used.flatMap((row) => row.receiptId ?? [])
  const receipts = new Map((await lockReceipts(tx, receiptIds)).map((receipt) => [receipt.id, receipt]))
  const open = await openLinesOfCards(
    tx,
    used.map((row) => row.cardId),
  )
  const busy = new Set(open.map((line) => line.cardId))
  const wasUsed = (line: ReceiptLine) =>
    used.some((row) => row.receiptId === line.receiptId && row.cardId === line.cardId)
  for (const line of (await linesOfReceipts(tx, receiptIds)).filter(wasUsed).reverse()) {
    const receipt = receipts.get(line.receiptId)
    if (!receipt || line.status !== ReceiptStatus.SETTLED || busy.has(line.cardId)) continue
    busy.add(line.cardId)
    line.status = receiptMachine.next(line.status, 'reopen')
    if (receipt.status === ReceiptStatus.SETTLED) receipt.status = receiptMachine.next(receipt.status, 'reopen')
    Object.assign(cards.get(line.cardId) ?? {}, {
      giver: receipt.giver,
      giveDatetime: line.giveDatetime,
      givePayeeId: line.givePayeeId,
      giveSettleAmount: line.giveSettleAmount,
    })
  }
  await tx.em.flush()
}
