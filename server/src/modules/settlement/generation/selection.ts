import { z } from 'zod'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { idTextOf, numberOf } from '../../../kernel/values/field-checks.js'
import { idKey, isId } from '../../../kernel/values/id.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { waybillTable } from '../../waybill/index.js'
import type { Card } from '../card/card.entity.js'
import { lockCards, lockCardsById, wholeOf } from '../card/card.queries.js'
import { receiptTable } from '../receipt/fields.js'
import type { ReceiptLine } from '../receipt/receipt.entity.js'
import { cardsOfReceipts, lockReceipts, openLinesOfCards } from '../receipt/receipt.queries.js'
import { cardNoOf, scannedCardNo } from '../scan/scan.js'
import { settlementTexts as texts } from '../texts.js'
import { type Candidate, cardIdsOfWaybills, lockCandidates } from './generation.queries.js'

export interface ReceiptCardRef {
  giveCardNo: string
  /** Card numbers, joined by commas; without them every card of the receipt. */
  settleCardNo?: string | null
}

/** Source of a settlement: exactly one of the three is given. */
export interface SettlementSource {
  receipts?: ReceiptCardRef[] | null
  cardNos?: string[] | null
  waybillIds?: string[] | null
}

export interface Selection {
  cards: Card[]
  /** Open receipt line by the id of its card. */
  lines: Map<string, ReceiptLine>
  /** Giver by the id of the receipt. */
  givers: Map<string, string>
  candidates: Candidate[]
  missingIds: string[]
}

const MAX_REFS = 500
export const MAX_WAYBILLS = 20_000
const receiptRefs = listOf(
  z.object({ giveCardNo: numberOf(receiptTable.giveCardNo), settleCardNo: z.string().max(10_000).nullish() }),
  texts.receipts,
  MAX_REFS,
)
const cardNumbers = listOf(scannedCardNo, texts.cards, MAX_REFS)
const ids = listOf(idTextOf(waybillTable.id), texts.waybills, MAX_WAYBILLS)

/** Checks the shape of a source before any transaction starts. */
export function validSource(source: SettlementSource): SettlementSource {
  const given = [source.receipts, source.cardNos, source.waybillIds].filter(
    (list) => list !== null && list !== undefined,
  )
  if (given.length !== 1) throw invalidInput([{ field: 'input', message: texts.sourceOfOneKind }])
  if (source.receipts) return { receipts: validate(receiptRefs, source.receipts, 'input.receipts') }
  if (source.cardNos) return { cardNos: validate(cardNumbers, source.cardNos, 'input.cardNos') }
  return { waybillIds: validate(ids, source.waybillIds, 'input.waybillIds') }
}

/** Locks everything that a settlement is made of, in the order of locks: cards, receipts, waybills. */
export async function select(tx: Tx, source: SettlementSource): Promise<Selection> {
  if (source.waybillIds) return selectWaybills(tx, [...new Set(source.waybillIds)])
  const wanted = source.receipts ? await cardsNamedBy(tx, source.receipts) : undefined
  const cards = wanted
    ? await wholeOf(tx, await lockCardsById(tx, [...wanted.keys()]))
    : await lockCards(tx, source.cardNos ?? [])
  const handedIn = await handedInBy(tx, cards)
  for (const card of cards) {
    const line = handedIn.lines.get(card.id)
    const named = wanted?.get(card.id)
    if (!line || (named && !named.has(handedIn.numbers.get(line.receiptId) ?? ''))) {
      throw new DomainError('CARD_NOT_IN_RECEIPT', { cardNo: card.cardNo, giveCardNo: [...(named ?? [])].join('、') })
    }
  }
  const candidates = await lockCandidates(tx, { cardIds: cards.map((card) => card.id) })
  return { cards, ...handedIn, candidates, missingIds: [] }
}

async function selectWaybills(tx: Tx, waybillIds: string[]): Promise<Selection> {
  const cards = await lockCardsById(tx, await cardIdsOfWaybills(tx, waybillIds))
  const handedIn = await handedInBy(tx, cards)
  const candidates = await lockCandidates(tx, { waybillIds })
  const found = new Set(candidates.map((candidate) => candidate.id))
  return {
    cards,
    ...handedIn,
    candidates,
    missingIds: waybillIds.filter((id) => !isId(id) || !found.has(idKey(id))),
  }
}

/** Receipts through which the caller names a card, by the id of the card. */
async function cardsNamedBy(tx: Tx, refs: ReceiptCardRef[]): Promise<Map<string, Set<string>>> {
  const known = await cardsOfReceipts(
    tx,
    refs.map((ref) => ref.giveCardNo),
  )
  const named = new Map<string, Set<string>>()
  for (const { giveCardNo, settleCardNo } of refs) {
    const ofReceipt = known.filter((card) => card.giveCardNo === giveCardNo)
    if (ofReceipt.length === 0) throw new DomainError('NOT_FOUND', { what: `${texts.receipt}${giveCardNo}` })
    const numbers = settleCardNo ? settleCardNo.split(',').map(cardNoOf) : ofReceipt.map((card) => card.settleCardNo)
    for (const cardNo of numbers) {
      const card = ofReceipt.find((candidate) => candidate.settleCardNo === cardNo)
      if (!card) throw new DomainError('CARD_NOT_IN_RECEIPT', { cardNo, giveCardNo })
      named.set(card.cardId, (named.get(card.cardId) ?? new Set()).add(giveCardNo))
    }
  }
  return named
}

async function handedInBy(tx: Tx, cards: Card[]) {
  const open = await openLinesOfCards(
    tx,
    cards.map((card) => card.id),
  )
  const receipts = await lockReceipts(
    tx,
    open.map((line) => line.receiptId),
  )
  return {
    lines: new Map(open.map((line) => [line.cardId, line])),
    givers: new Map(receipts.map((receipt) => [receipt.id, receipt.giver])),
    numbers: new Map(receipts.map((receipt) => [receipt.id, receipt.giveCardNo])),
  }
}
