import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { numberOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import type { CardMove } from '../../waybill/index.js'
import { reasonField } from '../line/fields.js'
import { removeFromAllLists } from '../scan/scan.queries.js'
import { settlementTexts } from '../texts.js'
import { cardMachine } from './card.machine.js'
import { cardAsSeen, openStates } from './card.queries.js'
import type { CardView, ReplacedCard } from './card.view.js'
import { cardTable } from './fields.js'
import { recordedCards } from './history.js'
import { whyNotReplacement } from './loss.js'
import {
  lastReplacement,
  subCardsOf,
  writeFound,
  writeLost,
  writeReleased,
  writeReplacement,
  writeVoided,
} from './loss.queries.js'
import { whyNotWhole } from './setup.js'
import { lockForSetup, type SetupCard } from './setup.queries.js'
import { tellOfFinding, tellOfLoss, tellOfReplacement } from './telling.js'

const { cardSetup: texts } = settlementTexts

const cardNo = numberOf(cardTable.cardNo)
const lostSchema = z.object({ cardNo, reason: requiredTextOf(reasonField) })
const foundSchema = z.object({ cardNo })
const replaceSchema = z.object({ cardNo, replacementNo: cardNo })

/** Cards that are lost, found again, or replaced by new ones. */
export class CardLossService {
  constructor(
    private readonly run: RunCommand,
    private readonly waybills: CardMove,
  ) {}

  /**
   * Reports a card as lost: it can no longer be scanned, take a trip or be handed in, and is removed from all scan
   * lists.
   */
  reportLost(actor: Actor, given: z.input<typeof lostSchema>, asked: Asked = {}): Promise<CardView> {
    actor.assert(cardMachine.needs('reportLost'))
    const input = validate(lostSchema, given)
    const options = { name: 'card.reportLost', title: texts.logs.reportLost, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const card = await lockOne(tx, input.cardNo)
      cardMachine.next(card.status, 'reportLost', card)
      await recordedCards(tx, [card.id], async () => {
        await writeLost(tx, card.id, input.reason)
      })
      await tellOfLoss(tx, card, await removeFromAllLists(tx, [card.id]))
      return cardAsSeen(tx, card.cardNo)
    })
  }

  /** Withdraws the report of a lost card; a replaced one stays lost. */
  reportFound(actor: Actor, given: string, asked: Asked = {}): Promise<CardView> {
    actor.assert(cardMachine.needs('reportFound'))
    const input = validate(foundSchema, { cardNo: given })
    const options = { name: 'card.reportFound', title: texts.logs.reportFound, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const card = await lockOne(tx, input.cardNo)
      const replacedByNo = await lastReplacement(tx, card.id)
      cardMachine.next(card.status, 'reportFound', { ...card, replacedByNo })
      await recordedCards(tx, [card.id], async () => {
        await writeFound(tx, card.id)
      })
      await tellOfFinding(tx, card)
      return cardAsSeen(tx, card.cardNo)
    })
  }

  /**
   * Replaces a lost card by a new one, which gets its captain, its sub-cards and all trips without a settlement.
   * Settled trips stay with the lost card, which is voided where it has none. A repeated call moves trips that have
   * come back since to the same card.
   */
  replace(actor: Actor, given: z.input<typeof replaceSchema>, asked: Asked = {}): Promise<ReplacedCard> {
    actor.assert(cardMachine.needs('replaceLost'))
    const input = validate(replaceSchema, given)
    const options = { name: 'card.replace', title: texts.logs.replaceLost, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const { lost, replacement } = await lockBoth(tx, input)
      const subCardIds = await subCardsOf(tx, lost.id)
      let movedCount = 0
      await recordedCards(tx, [lost.id, replacement.id, ...subCardIds], async () => {
        if (replacement.captainId === null) await writeReplacement(tx, lost, replacement.id, subCardIds)
        movedCount = await this.waybills.moveOpen(tx, lost, replacement, { ...options, reason: options.title })
        if (movedCount > 0 && replacement.status === 'SETTLED') await writeReleased(tx, replacement.id)
        const [left] = await openStates(tx, [lost.id])
        if (!left?.settled) await writeVoided(tx, lost.id)
      })
      await tellOfReplacement(tx, lost, replacement, movedCount)
      return {
        lost: await cardAsSeen(tx, lost.cardNo),
        replacement: await cardAsSeen(tx, replacement.cardNo),
        movedCount,
        message: texts.replaced(lost.cardNo, replacement.cardNo, movedCount),
      }
    })
  }
}

/** Locked card of the company; refused where the actor does not see all of it. */
async function lockOne(tx: Tx, cardNo: string): Promise<SetupCard> {
  return wholeIn(await lockForSetup(tx, [cardNo]), cardNo)
}

function wholeIn(locked: readonly SetupCard[], cardNo: string): SetupCard {
  const card = locked.find((one) => one.cardNo === cardNo)
  if (!card) throw new DomainError('CARD_NOT_FOUND', { cardNo })
  const refusal = whyNotWhole(card)
  if (refusal) throw refusal
  return card
}

/** Lost card and its replacement, locked; throws where a rule refuses the replacement. */
async function lockBoth(
  tx: Tx,
  { cardNo, replacementNo }: z.output<typeof replaceSchema>,
): Promise<{ lost: SetupCard; replacement: SetupCard }> {
  const locked = await lockForSetup(tx, [cardNo, replacementNo])
  const lost = wholeIn(locked, cardNo)
  cardMachine.next(lost.status, 'replaceLost', lost)
  const replacement = wholeIn(locked, replacementNo)
  const refusal = whyNotReplacement(lost, replacement, await lastReplacement(tx, lost.id))
  if (refusal) throw refusal
  return { lost, replacement }
}
