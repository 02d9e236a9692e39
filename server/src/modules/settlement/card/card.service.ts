import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { numberOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { reasonField } from '../line/fields.js'
import { openReceiptOf } from '../receipt/receipt.queries.js'
import { removeFromAllLists } from '../scan/scan.queries.js'
import { settlementTexts as texts } from '../texts.js'
import type { Card } from './card.entity.js'
import { cardMachine } from './card.machine.js'
import { cardAsSeen, cardList, findCard, lockCards, openCounts } from './card.queries.js'
import type { CardFilter, CardSortField, CardSummary, CardView } from './card.view.js'
import { cardTable } from './fields.js'
import { recordedCards } from './history.js'
import { lostTime } from './loss.js'
import { tellOfVoiding } from './telling.js'

const cardNoText = numberOf(cardTable.cardNo)
const reasonText = optionalTextOf(reasonField)

/** Cards and the card ledger (docs/behaviour/settlement.md). */
export class CardService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of cards, with the sums of their accounts. */
  list(actor: Actor, request: ListRequest<CardFilter, CardSortField>): Promise<Page<CardView, CardSummary>> {
    actor.assert('chain:garbagecustomersales:get')
    return readList<CardView, CardSummary, CardFilter, CardSortField>(this.database.em.fork(), actor, cardList, request)
  }

  /** One card by its id, or by its number. */
  find(
    actor: Actor,
    { id, cardNo }: { id?: string | null; cardNo?: string | null },
    fields?: ReadonlySet<string>,
  ): Promise<CardView | undefined> {
    actor.assert('chain:garbagecustomersales:get')
    const name = id ? { id } : { cardNo: validate(cardNoText, cardNo, 'cardNo') }
    return findCard(this.database.em.fork(), actor, name, fields)
  }

  /** Not activated → activated: the card is bound to its captain. */
  activate(actor: Actor, cardNo: string, asked: Asked = {}): Promise<CardView> {
    return this.move(actor, 'activate', texts.titles.activateCard, { cardNo }, asked, async (tx, card) => {
      const facts = { cardNo: card.cardNo, captainId: card.captainId, lostTime: lostTime(card) }
      card.status = cardMachine.next(card.status, 'activate', facts)
      card.bindingDate = tx.now
    })
  }

  /** Not activated or activated → voided, only without settled waybills and without an open receipt. */
  void(actor: Actor, cardNo: string, given?: string | null, asked: Asked = {}): Promise<CardView> {
    const reason = validate(reasonText, given, 'reason')
    return this.move(actor, 'void', texts.titles.voidCard, { cardNo, reason }, asked, async (tx, card) => {
      const [counts] = await openCounts(tx, [card.id])
      const giveCardNo = (await openReceiptOf(tx, [card.id])).get(card.id) ?? null
      const facts = { cardNo: card.cardNo, giveCardNo, settledCount: counts?.settled ?? 0 }
      card.status = cardMachine.next(card.status, 'void', facts)
      await tellOfVoiding(tx, card, await removeFromAllLists(tx, [card.id]))
    })
  }

  private move(
    actor: Actor,
    name: 'activate' | 'void',
    title: string,
    input: { cardNo: string; reason?: string | undefined },
    asked: Asked,
    effect: (tx: Tx, card: Card) => Promise<void>,
  ): Promise<CardView> {
    actor.assert(cardMachine.needs(name))
    const { reason } = input
    const cardNo = validate(cardNoText, input.cardNo, 'cardNo')
    const options = { name: `card.${name}`, title, input: { ...input, cardNo }, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const [card] = await lockCards(tx, [cardNo])
      if (!card) throw new DomainError('CARD_NOT_FOUND', { cardNo })
      const change = async () => {
        await effect(tx, card)
        await tx.em.flush()
      }
      await recordedCards(tx, [card.id], change, reason)
      return cardAsSeen(tx, cardNo)
    })
  }
}
