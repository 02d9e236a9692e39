import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { findCards } from '../card/card.queries.js'
import type { CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import { settlementTexts as texts } from '../texts.js'
import { cardNoOf, type ScanRefusal, whyNotScannable } from './scan.js'
import * as queries from './scan.queries.js'

export interface RefusedCard {
  cardNo: string
  code: ScanRefusal
  message: string
}

export interface ScanResult {
  cards: CardView[]
  refused: RefusedCard[]
  message: string
}

const { label } = cardTable.cardNo
const MAX_SCANNED = 1000
const cardNos = listOf(
  z.string({ error: texts.notText(label) }).max(500, { error: texts.tooLong(label) }),
  texts.cards,
  MAX_SCANNED,
)

/** Scan list of a clerk, stored here, so that reloading the page loses nothing (docs/behaviour/settlement.md). */
export class ScanService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Clerk's own scan list, latest first. */
  list(actor: Actor, fields?: ReadonlySet<string>): Promise<CardView[]> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.readScanList(this.database.em.fork(), actor, fields)
  }

  /** Adds cards to the list; each refused one is answered with its number and the reason. */
  scan(actor: Actor, input: { cardNos: string[]; idempotencyKey?: string | null }): Promise<ScanResult> {
    actor.assert('chain:garbagecustomersales:add')
    const numbers = validate(cardNos, input.cardNos, 'cardNos').map(cardNoOf)
    const options = { name: 'scan.add', title: texts.titles.scan, input: numbers, idempotencyKey: input.idempotencyKey }
    return this.run(actor, options, (tx) => scanInto(tx, numbers))
  }

  /** Removes cards from the scan list and returns the others. A number that is not on the list is refused. */
  remove(actor: Actor, input: { cardNos: string[]; idempotencyKey?: string | null }): Promise<CardView[]> {
    actor.assert('chain:garbagecustomersales:del')
    const numbers = [...new Set(validate(cardNos, input.cardNos, 'cardNos').map(cardNoOf))]
    const options = {
      name: 'scan.remove',
      title: texts.titles.unscan,
      input: numbers,
      idempotencyKey: input.idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const removed = await queries.removeFromList(tx, numbers)
      if (removed === 0) throw new DomainError('CARD_NOT_SCANNED', { cardNo: numbers[0] ?? '' })
      return queries.readScanList(tx.em, tx.actor)
    })
  }
}

async function scanInto(tx: Tx, numbers: string[]): Promise<ScanResult> {
  const known = new Map((await queries.lockForScan(tx, numbers)).map((card) => [card.cardNo, card]))
  const accepted = new Map<string, string>()
  const refused: RefusedCard[] = []
  const refuse = (cardNo: string, code: ScanRefusal) => {
    refused.push({ cardNo, code, message: new DomainError(code, { cardNo }).message })
  }
  for (const cardNo of numbers) {
    const card = known.get(cardNo)
    const code = accepted.has(cardNo) ? 'CARD_IN_LIST' : whyNotScannable(cardNo, card)
    if (code) refuse(cardNo, code)
    else if (card) accepted.set(cardNo, card.id)
  }
  const added = await queries.addToList(tx, [...accepted.values()])
  for (const [cardNo, id] of accepted) {
    if (added.has(id)) continue
    accepted.delete(cardNo)
    refuse(cardNo, 'CARD_IN_LIST')
  }
  const cards = await findCards(tx.em, tx.actor, [...accepted.keys()])
  return { cards, refused, message: messageOf(cards, refused) }
}

function messageOf(cards: CardView[], refused: RefusedCard[]): string {
  const [only] = cards
  if (!only) return texts.scannedNone(refused.map((refusal) => refusal.message))
  if (cards.length === 1 && refused.length === 0) {
    return texts.scanned(only.cardNo, only.settleAbleCount, only.updateWaybillsCount)
  }
  return texts.scannedMany(cards.length, refused.length)
}
