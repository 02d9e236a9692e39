import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idTextOf, numberOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { textForm } from '../../../kernel/values/forms.js'
import { idKey } from '../../../kernel/values/id.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { type BaseDataChange, changeOf, changesOf } from '../../basedata/index.js'
import { retiredOfFleet } from '../../fleet/index.js'
import { CardType } from '../enums.js'
import { settlementTexts } from '../texts.js'
import { cardMachine } from './card.machine.js'
import { findCard, findCards } from './card.queries.js'
import { cardTable } from './fields.js'
import { CARD, keptFields, recordedCards } from './history.js'
import { isOwn, type Owner, whyNotBound, whyNotMoved, whyNotParent, whyNotWhole } from './setup.js'
import { activateAll, giveTo, lockForSetup, type SetupCard, writeType } from './setup.queries.js'
import type { BindCardsInput, ChangedCards, MoveCardsInput, SetCardTypesInput } from './setup.view.js'

const { cardSetup: texts, cards: what } = settlementTexts
const { cardNo, parentCardNo } = cardTable

const cardNos = listOf(numberOf(cardNo), what, texts.maxCards).transform((all) => [...new Set(all)])
const moveSchema = z.object({
  cardNos,
  captainId: idTextOf(cardTable.captainName),
  parentCardNo: optionalTextOf({ ...parentCardNo, length: cardNo.length }).transform((text) => text && textForm(text)),
})
const bindSchema = moveSchema.extend({ activate: z.boolean() })
const typeSchema = z.object({ cardNos, cardType: z.enum(CardType, { error: texts.chooseType }) })

type Refused = ChangedCards['refused'][number]

/**
 * Verbs that give cards to captains or set their type. Each changes the cards that it may, and returns the reason for
 * every other card.
 */
export class CardSetupService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Changes of a card, the last one first. */
  async history(actor: Actor, id: string): Promise<BaseDataChange[]> {
    actor.assert('chain:card:get')
    const em = this.database.em.fork()
    if (!(await findCard(em, actor, { id }, new Set(['cardNo'])))) return []
    return ((await changesOf(em, actor, CARD, [id])).get(id) ?? []).map((change) => changeOf(keptFields, change))
  }

  /** Binds cards to a captain, sub-cards to a captain card, and activates them on request. */
  bind(actor: Actor, given: BindCardsInput, asked: Asked = {}): Promise<ChangedCards> {
    actor.assert(cardMachine.needs('bind'))
    if (given.activate) actor.assert(cardMachine.needs('activate'))
    const input = validate(bindSchema, given, 'input')
    return this.run(actor, { name: 'card.bind', title: texts.logs.bind, input, ...askedOf(asked) }, async (tx) => {
      const { cards, owner } = await lockWithOwner(tx, input)
      return each(
        tx,
        input.cardNos,
        cards,
        (card) => whyNotBound(card, owner),
        async (bound) => {
          const fresh = bound.filter((card) => !isOwn(card, owner)).map(({ id }) => id)
          const changed = input.activate ? bound.map(({ id }) => id) : fresh
          await recordedCards(tx, changed, async () => {
            await giveTo(tx, fresh, owner.captainId, owner.parent?.id ?? null)
            if (input.activate) await activateAll(tx, changed)
          })
        },
      )
    })
  }

  /** Moves cards without trips to another captain, sub-cards to another captain card. */
  move(actor: Actor, given: MoveCardsInput, asked: Asked = {}): Promise<ChangedCards> {
    actor.assert(cardMachine.needs('move'))
    const input = validate(moveSchema, given, 'input')
    return this.run(actor, { name: 'card.move', title: texts.logs.move, input, ...askedOf(asked) }, async (tx) => {
      const { cards, owner } = await lockWithOwner(tx, input)
      return each(
        tx,
        input.cardNos,
        cards,
        (card) => whyNotMoved(card, owner),
        async (moved) => {
          const ids = moved.filter((card) => !isOwn(card, owner)).map(({ id }) => id)
          await recordedCards(tx, ids, async () => {
            await giveTo(tx, ids, owner.captainId, owner.parent?.id ?? null)
          })
        },
      )
    })
  }

  setTypes(actor: Actor, given: SetCardTypesInput, asked: Asked = {}): Promise<ChangedCards> {
    actor.assert(cardMachine.needs('setType'))
    const input = validate(typeSchema, given, 'input')
    return this.run(
      actor,
      { name: 'card.setType', title: texts.logs.setType, input, ...askedOf(asked) },
      async (tx) => {
        const cards = await lockForSetup(tx, input.cardNos)
        return each(
          tx,
          input.cardNos,
          cards,
          (card) => cardMachine.refusal(card.status, 'setType', card),
          async (chosen) => {
            const ids = chosen.filter(({ cardType }) => cardType !== input.cardType).map(({ id }) => id)
            await recordedCards(tx, ids, async () => {
              await writeType(tx, ids, input.cardType)
            })
          },
        )
      },
    )
  }
}

async function lockWithOwner(
  tx: Tx,
  { cardNos, captainId, parentCardNo }: z.output<typeof moveSchema>,
): Promise<{ cards: SetupCard[]; owner: Owner }> {
  const captain = idKey(captainId)
  if ((await retiredOfFleet(tx, { captainIds: [captain], driverIds: [], truckIds: [] })).size > 0)
    throw invalidInput([{ field: 'input.captainId', message: texts.noCaptain }])
  const locked = await lockForSetup(tx, parentCardNo ? [...cardNos, parentCardNo] : cardNos)
  const parent = locked.find((card) => card.cardNo === parentCardNo) ?? null
  if (parentCardNo && !parent) throw new DomainError('CARD_NOT_FOUND', { cardNo: parentCardNo })
  const refusal = parent && whyNotParent(parent)
  if (refusal) throw refusal
  return {
    cards: locked.filter((card) => cardNos.includes(card.cardNo)),
    owner: { captainId: captain, parent },
  }
}

/** Runs `work` on the cards that may be changed, and collects a refusal for every other card. */
async function each(
  tx: Tx,
  wanted: readonly string[],
  locked: readonly SetupCard[],
  whyNot: (card: SetupCard) => DomainError | null,
  work: (cards: SetupCard[]) => Promise<void>,
): Promise<ChangedCards> {
  const known = new Map(locked.map((card) => [card.cardNo, card]))
  const [good, refused]: [SetupCard[], Refused[]] = [[], []]
  for (const cardNo of wanted) {
    const card = known.get(cardNo)
    const refusal = card ? (whyNotWhole(card) ?? whyNot(card)) : new DomainError('CARD_NOT_FOUND', { cardNo })
    if (refusal) refused.push({ cardNo, code: refusal.code, message: refusal.message })
    else if (card) good.push(card)
  }
  await work(good)
  const cards = await findCards(
    tx.em,
    tx.actor,
    good.map((card) => card.cardNo),
  )
  return { cards, refused, message: texts.done(good.length, refused.length) }
}
