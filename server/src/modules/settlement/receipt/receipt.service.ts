import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { numberOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { isId } from '../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import type { Card } from '../card/card.entity.js'
import { cardMachine } from '../card/card.machine.js'
import { lockCards, lockCardsById, openCounts } from '../card/card.queries.js'
import { lostTime } from '../card/loss.js'
import { ReceiptStatus } from '../enums.js'
import { reasonField } from '../line/fields.js'
import { scannedCardNo } from '../scan/scan.js'
import { removeFromAllLists } from '../scan/scan.queries.js'
import { RECEIPT_PREFIX, settlementTexts as texts } from '../texts.js'
import { receiptTable } from './fields.js'
import { Receipt, ReceiptLine } from './receipt.entity.js'
import { receiptMachine } from './receipt.machine.js'
import * as queries from './receipt.queries.js'
import type { ReceiptFilter, ReceiptSortField, ReceiptSummary, ReceiptView } from './receipt.view.js'

export interface HandedInCard {
  settleCardNo: string
  /** Giver that the caller saw; refused when another one was set since. */
  giveCardUserId?: string | null
}

const MAX_CARDS = 500
const handedIn = listOf(
  z.object({
    settleCardNo: scannedCardNo,
    giveCardUserId: optionalTextOf(receiptTable.giveCardUserId),
  }),
  texts.cards,
  MAX_CARDS,
)
const voidSchema = z.object({ id: idText(texts.receipt), reason: optionalTextOf(reasonField) })
const numberText = numberOf(receiptTable.giveCardNo)
const numbersSchema = listOf(numberText, texts.receipts, MAX_CARDS)

/** Receipts: each call makes one for each giver, numbered without gaps (docs/behaviour/settlement.md). */
export class ReceiptService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Page of receipts, with the sums of the cards handed in. */
  list(
    actor: Actor,
    request: ListRequest<ReceiptFilter, ReceiptSortField>,
  ): Promise<Page<ReceiptView, ReceiptSummary>> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    return readList<ReceiptView, ReceiptSummary, ReceiptFilter, ReceiptSortField>(
      em,
      actor,
      queries.receiptList,
      request,
    )
  }

  /** One receipt by its id, or by its number. */
  find(
    actor: Actor,
    { id, giveCardNo }: { id?: string | null; giveCardNo?: string | null },
    fields?: ReadonlySet<string>,
  ): Promise<ReceiptView | undefined> {
    actor.assert('chain:garbagecustomersales:get')
    const name = id ? { id } : { giveCardNo: validate(numberText, giveCardNo, 'giveCardNo') }
    return queries.findReceipt(this.database.em.fork(), actor, name, fields)
  }

  /** Receipts of the company with these numbers. */
  findMany(actor: Actor, giveCardNos: string[]): Promise<ReceiptView[]> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.findReceipts(this.database.em.fork(), actor, validate(numbersSchema, giveCardNos, 'giveCardNo'))
  }

  /** Makes receipts of cards that have a giver and no receipt; the cards are removed from all scan lists. */
  generate(actor: Actor, input: { cards: HandedInCard[]; idempotencyKey?: string | null }): Promise<ReceiptView[]> {
    actor.assert('chain:garbagecustomersales:add')
    const wanted = validate(handedIn, input.cards, 'cards')
    const options = {
      name: 'receipt.generate',
      title: texts.titles.generateReceipts,
      input: wanted,
      idempotencyKey: input.idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const cards = await lockCards(
        tx,
        wanted.map((row) => row.settleCardNo),
      )
      const groups = Map.groupBy(cards, (card) => card.giver ?? '')
      const counts = new Map(
        (
          await openCounts(
            tx,
            cards.map((card) => card.id),
          )
        ).map((row) => [row.cardId, row]),
      )
      await refuseUnready(tx, cards, counts, new Map(wanted.map((row) => [row.settleCardNo, row.giveCardUserId])))
      const numbers = await nextNumbers(tx, RECEIPT_PREFIX, groups.size)
      for (const [giver, handed] of groups) addReceipt(tx, numbers.shift() ?? '', giver, handed, counts)
      await tx.em.flush()
      await removeFromAllLists(
        tx,
        cards.map((card) => card.id),
      )
      const made = await queries.openReceiptOf(
        tx,
        cards.map((card) => card.id),
      )
      return queries.findReceipts(tx.em, tx.actor, [...new Set(made.values())])
    })
  }

  /** Voids a receipt that no settlement uses; its cards keep their giver. */
  void(
    actor: Actor,
    input: { id: string; reason?: string | null; idempotencyKey?: string | null },
  ): Promise<ReceiptView> {
    actor.assert(receiptMachine.needs('void'))
    const { id, reason } = validate(voidSchema, input)
    const options = {
      name: 'receipt.void',
      title: texts.titles.voidReceipt,
      input: { id, reason },
      idempotencyKey: input.idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      // Cards are locked before receipts, in the order of all verbs.
      const before = await queries.linesOfReceipts(tx, [id].filter(isId))
      await lockCardsById(
        tx,
        before.map((line) => line.cardId),
      )
      const [receipt] = await queries.wholeOf(tx, await queries.lockReceipts(tx, [id]))
      if (!receipt) throw new DomainError('NOT_FOUND', { what: texts.receipt })
      const isSettle = await queries.isUsedBySettlement(tx, receipt.id)
      receipt.status = receiptMachine.next(receipt.status, 'void', { giveCardNo: receipt.giveCardNo, isSettle })
      receipt.voidReason = reason ?? null
      for (const line of before) line.status = ReceiptStatus.VOIDED
      await tx.em.flush()
      const [view] = await queries.findReceipts(tx.em, tx.actor, [receipt.giveCardNo])
      if (!view) throw new DomainError('NOT_FOUND', { what: texts.receipt })
      return view
    })
  }
}

async function refuseUnready(
  tx: Tx,
  cards: Card[],
  counts: Map<string, Counts>,
  seenGivers: Map<string, string | undefined>,
): Promise<void> {
  const open = await queries.openReceiptOf(
    tx,
    cards.map((card) => card.id),
  )
  for (const card of cards) {
    const { id, cardNo, status, giver } = card
    const facts = { cardNo, lostTime: lostTime(card), giveCardNo: open.get(id) ?? null, giveCardUserId: giver }
    const settleAbleCount = counts.get(id)?.settleable ?? 0
    cardMachine.next(status, 'generateReceipt', { ...facts, settleAbleCount })
    const seen = seenGivers.get(cardNo)
    if (seen !== undefined && seen !== giver) throw new DomainError('CARD_GIVER_CHANGED', { cardNo })
  }
}

type Counts = Awaited<ReturnType<typeof openCounts>>[number]

function addReceipt(tx: Tx, giveCardNo: string, giver: string, cards: Card[], counts: Map<string, Counts>): void {
  const { companyId } = tx.actor
  const lines = cards.map((card) => {
    const open = counts.get(card.id)
    return tx.em.create(ReceiptLine, {
      companyId,
      receiptId: '',
      cardId: card.id,
      settleCardNo: card.cardNo,
      cardType: card.cardType,
      projectName: open?.projectName ?? '',
      giveCardCnt: (open?.settleable ?? 0) + (open?.underReview ?? 0),
      giveDatetime: card.giveDatetime ?? tx.now,
      givePayeeId: card.givePayeeId,
      giveSettleAmount: card.giveSettleAmount,
    })
  })
  const captains = new Set(cards.flatMap((card) => card.captainId ?? []))
  const receipt = tx.em.create(Receipt, {
    companyId,
    giveCardNo,
    giver,
    captainId: captains.size === 1 ? (cards[0]?.captainId ?? null) : null,
    captainIds: [...captains],
    cardCount: cards.length,
    giveCardCnt: lines.reduce((sum, line) => sum + line.giveCardCnt, 0),
    giveDatetime: tx.now,
    createdBy: tx.actor.userId,
    createBy: tx.actor.name,
  })
  for (const line of lines) line.receiptId = receipt.id
}
