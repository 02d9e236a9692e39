import type { Tx } from '../../../kernel/command/command.js'
import type { Card } from '../card/card.entity.js'
import { cardMachine } from '../card/card.machine.js'
import { lockCardsById, openStates } from '../card/card.queries.js'
import { CardStatus, ReceiptStatus } from '../enums.js'
import { usedLines } from '../generation/generation.queries.js'
import type { ReceiptLine } from '../receipt/receipt.entity.js'
import { receiptMachine } from '../receipt/receipt.machine.js'
import { linesOfReceipts, lockReceipts, openLinesOfCards } from '../receipt/receipt.queries.js'
import { removeFromAllLists } from '../scan/scan.queries.js'

/**
 * Closes the receipt line of a card with nothing left to settle, which then needs a new giver; the card is settled if
 * all its waybills are.
 */
export async function closeCards(
  tx: Tx,
  cards: readonly Card[],
  lines: ReadonlyMap<string, ReceiptLine>,
): Promise<void> {
  const ids = cards.map((card) => card.id)
  const states = new Map((await openStates(tx, ids)).map((state) => [state.cardId, state]))
  const closed: string[] = []
  for (const card of cards) {
    const { open, unsettled, settled } = states.get(card.id) ?? {}
    if (settled && !unsettled && card.status === CardStatus.ACTIVATED)
      card.status = cardMachine.next(card.status, 'settle')
    const line = lines.get(card.id)
    if (!line || open) continue
    line.status = receiptMachine.next(line.status, 'close')
    Object.assign(card, { giver: null, giveDatetime: null, givePayeeId: null, giveSettleAmount: null })
    closed.push(card.id)
  }
  await tx.em.flush()
  await closeReceipts(tx, [...new Set([...lines.values()].map((line) => line.receiptId))])
  await removeFromAllLists(tx, closed)
}

async function closeReceipts(tx: Tx, receiptIds: string[]): Promise<void> {
  const receipts = await lockReceipts(tx, receiptIds)
  const lines = await linesOfReceipts(tx, receiptIds)
  for (const receipt of receipts) {
    const open = lines.some((line) => line.receiptId === receipt.id && line.status === ReceiptStatus.OPEN)
    if (!open && receipt.status === ReceiptStatus.OPEN) receipt.status = receiptMachine.next(receipt.status, 'close')
  }
  await tx.em.flush()
}

/**
 * Closes cards that have lost their last open waybill, voided or moved, without a settlement. A receipt line that no
 * settlement has used stays open, since a clerk may still void it.
 */
export async function closeEmptied(tx: Tx, cardIds: readonly string[]): Promise<void> {
  const cards = await lockCardsById(tx, cardIds)
  const used = await usedLines(tx, cardIds)
  const lines = (await openLinesOfCards(tx, cardIds)).filter((line) =>
    used.some(({ cardId, receiptId }) => cardId === line.cardId && receiptId === line.receiptId),
  )
  await closeCards(tx, cards, new Map(lines.map((line) => [line.cardId, line])))
}
