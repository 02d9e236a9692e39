import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { amountOf, idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { wantsPayeeCheck } from '../../company/index.js'
import { cardMachine } from '../card/card.machine.js'
import { findCards, lockCards } from '../card/card.queries.js'
import type { CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import { payeeTable } from '../payee/fields.js'
import { findOrCreateTyped, payeesByIds, typedKey } from '../payee/payee.queries.js'
import { openReceiptOf } from '../receipt/receipt.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { scannedCardNo } from './scan.js'

export interface CardGiver {
  settleCardNo: string
  giveCardUserId: string
  payeeId?: string | null
  payeeName?: string | null
  bindingBankNo?: string | null
  bindingBankName?: string | null
  settleAmount?: string | number | null
}

const MAX_CARDS = 1000
const { payeeName, bindingBankNo, bindingBankName } = payeeTable
const giver = z.object({
  settleCardNo: scannedCardNo,
  giveCardUserId: requiredTextOf(cardTable.giveCardUserId),
})
const payee = giver.extend({
  payeeId: idTextOf(payeeName).nullish(),
  payeeName: requiredTextOf(payeeName, texts.atMost(payeeName)),
  bindingBankNo: requiredTextOf(bindingBankNo).regex(/^\d+$/, { error: texts.wrong(bindingBankNo.label) }),
  bindingBankName: requiredTextOf(bindingBankName),
  settleAmount: amountOf(cardTable.settleAmount),
})
type GiverWithPayee = z.output<typeof payee>
type Giver = z.output<typeof giver> & Partial<GiverWithPayee>

/** Setting the giver makes a card eligible for a receipt; with the company's payee check on, the payee goes with it (000 §5). */
export class GiverService {
  constructor(private readonly run: RunCommand) {}

  /** Sets who hands in which cards, all or none: CARD_NOT_FOUND and what refuses a card that is handed in already name it. */
  setGivers(actor: Actor, input: { givers: CardGiver[]; idempotencyKey?: string | null }): Promise<CardView[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const withPayee = wantsPayeeCheck(actor)
      ? validate(listOf(payee, texts.cards, MAX_CARDS), input.givers, 'input')
      : undefined
    const givers: Giver[] = withPayee ?? validate(listOf(giver, texts.cards, MAX_CARDS), input.givers, 'input')
    const options = {
      name: 'card.setGiver',
      title: texts.titles.setGivers,
      input: givers,
      idempotencyKey: input.idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const cards = await lockCards(
        tx,
        givers.map((row) => row.settleCardNo),
      )
      const open = await openReceiptOf(
        tx,
        cards.map((card) => card.id),
      )
      const payeeIds = await payeesOf(tx, withPayee ?? [])
      const byNo = new Map(cards.map((card) => [card.cardNo, card]))
      for (const [index, row] of givers.entries()) {
        const card = byNo.get(row.settleCardNo)
        if (!card) throw new DomainError('CARD_NOT_FOUND', { cardNo: row.settleCardNo })
        cardMachine.next(card.status, 'setGiver', { cardNo: card.cardNo, giveCardNo: open.get(card.id) ?? null })
        card.giver = row.giveCardUserId
        card.giveDatetime = tx.now
        card.givePayeeId = payeeIds[index] ?? null
        card.giveSettleAmount = row.settleAmount ?? null
      }
      await tx.em.flush()
      return findCards(tx.em, tx.actor, [...byNo.keys()])
    })
  }
}

/** The payee of each row: a chosen one must be the company's, a typed one becomes an unsigned record. */
async function payeesOf(tx: Tx, rows: readonly GiverWithPayee[]): Promise<string[]> {
  const typed = (row: GiverWithPayee) => ({
    name: row.payeeName,
    bankNo: row.bindingBankNo,
    bankName: row.bindingBankName,
  })
  const wanted = rows.flatMap((row) => row.payeeId ?? [])
  const chosen = new Set((await payeesByIds(tx, wanted)).map((found) => found.id))
  const unknown = wanted.some((id) => !chosen.has(id))
  if (unknown) throw new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
  const made = await findOrCreateTyped(tx, rows.filter((row) => !row.payeeId).map(typed))
  return rows.map((row) => row.payeeId ?? made.get(typedKey(typed(row))) ?? '')
}
