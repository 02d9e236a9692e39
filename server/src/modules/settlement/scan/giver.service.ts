import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Money } from '../../../kernel/money/money.js'
import { amountOf, idTextOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { wantsPayeeCheck } from '../../company/index.js'
import { cardMachine } from '../card/card.machine.js'
import { findCards, lockCards } from '../card/card.queries.js'
import type { CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import { lostTime } from '../card/loss.js'
import type { BasePayeeService } from '../payee/base-payee.service.js'
import { payeeTable } from '../payee/fields.js'
import type { Payee } from '../payee/payee.entity.js'
import { payeesByIds, typedKey } from '../payee/payee.queries.js'
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
const amount = amountOf(cardTable.settleAmount)
/** Amount; older programs write none as an empty text. */
const maybeAmount = z.preprocess((value) => (value === '' ? null : value), amount.nullish())

/**
 * Row of a giver by the kind of its payee: chosen, typed, or none. Lengths are checked even where the company does not
 * ask for payees.
 */
const rowWith = <Amount extends z.ZodType<Money | null | undefined>>(settleAmount: Amount) =>
  z.discriminatedUnion('payee', [
    giver.extend({
      payee: z.literal('chosen'),
      settleAmount,
      payeeId: idTextOf(payeeName),
      payeeName: optionalTextOf(payeeName),
      bindingBankNo: optionalTextOf(bindingBankNo),
      bindingBankName: optionalTextOf(bindingBankName),
    }),
    giver.extend({
      payee: z.literal('typed'),
      settleAmount,
      payeeName: requiredTextOf(payeeName, texts.atMost(payeeName)),
      bindingBankNo: requiredTextOf(bindingBankNo).regex(/^\d+$/, { error: texts.wrong(bindingBankNo.label) }),
      bindingBankName: requiredTextOf(bindingBankName),
    }),
    giver.extend({ payee: z.literal('stays'), settleAmount }),
    giver.extend({ payee: z.literal('none'), settleAmount }),
  ])
const wanted = listOf(rowWith(amount), texts.cards, MAX_CARDS)
const welcome = listOf(rowWith(maybeAmount), texts.cards, MAX_CARDS)
type Giver = z.output<typeof welcome>[number]
type TypedGiver = Extract<Giver, { payee: 'typed' }>

/**
 * Givers of cards: a card with a giver can be put on a receipt; where the company checks payees, the payee is set as
 * well (docs/behaviour/settlement.md).
 */
export class GiverService {
  constructor(
    private readonly run: RunCommand,
    private readonly payees: BasePayeeService,
  ) {}

  /**
   * Sets the givers of cards, all or none. CARD_NOT_FOUND, and the refusal of a card that is already handed in, name
   * the card.
   */
  setGivers(actor: Actor, input: { givers: CardGiver[]; idempotencyKey?: string | null }): Promise<CardView[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const asked = wantsPayeeCheck(actor)
    const givers: Giver[] = validate(asked ? wanted : welcome, marked(input.givers, asked), 'input')
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
      const payeeIds = await payeesOf(tx, this.payees, givers)
      const byNo = new Map(cards.map((card) => [card.cardNo, card]))
      for (const [index, row] of givers.entries()) {
        const card = byNo.get(row.settleCardNo)
        if (!card) throw new DomainError('CARD_NOT_FOUND', { cardNo: row.settleCardNo })
        const facts = { cardNo: card.cardNo, lostTime: lostTime(card), giveCardNo: open.get(card.id) ?? null }
        cardMachine.next(card.status, 'setGiver', facts)
        card.giver = row.giveCardUserId
        card.giveDatetime = tx.now
        if (row.payee !== 'stays') card.givePayeeId = payeeIds[index] ?? null
        if (row.settleAmount !== undefined) card.giveSettleAmount = row.settleAmount
      }
      await tx.em.flush()
      return findCards(tx.em, tx.actor, [...byNo.keys()])
    })
  }
}

/**
 * Kind of payee of each row. A chosen payee needs no name or account; where the company does not ask for payees, a
 * missing value stays and null clears it.
 */
const marked = (givers: CardGiver[], asked: boolean) => givers.map((row) => ({ ...row, payee: meantBy(row, asked) }))

function meantBy(row: CardGiver, asked: boolean): Giver['payee'] {
  if (row.payeeId) return 'chosen'
  if (asked || row.payeeName || row.bindingBankNo || row.bindingBankName) return 'typed'
  return row.payeeId === undefined ? 'stays' : 'none'
}

/**
 * Payee of each row: a chosen one must belong to the company, a typed one becomes an unsigned payee, and a row may have
 * none.
 */
async function payeesOf(tx: Tx, payees: BasePayeeService, rows: readonly Giver[]): Promise<(string | null)[]> {
  const typed = (row: TypedGiver) => ({
    name: row.payeeName,
    bankNo: row.bindingBankNo,
    bankName: row.bindingBankName,
  })
  const ids = rows.flatMap((row) => (row.payee === 'chosen' ? row.payeeId : []))
  const chosen = new Map((await payeesByIds(tx, ids)).map((found) => [found.id, found]))
  for (const row of rows) {
    if (row.payee !== 'chosen') continue
    const found = chosen.get(idKey(row.payeeId))
    if (!found) throw new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
    if (!found.enabled) throw new DomainError('PAYEE_RETIRED', { payeeName: found.name })
    assertSameBank(found, row)
  }
  const made = await payees.findOrCreateTyped(
    tx,
    rows.flatMap((row) => (row.payee === 'typed' ? typed(row) : [])),
  )
  return rows.map((row) => {
    if (row.payee === 'chosen') return row.payeeId
    return row.payee === 'typed' ? (made.get(typedKey(typed(row))) ?? null) : null
  })
}

/** Refuses a chosen payee with another bank than the typed one. */
function assertSameBank(
  { name, bankNo, bankName }: Payee,
  said: { payeeName?: string | undefined; bindingBankNo?: string | undefined; bindingBankName?: string | undefined },
): void {
  const same = said.payeeName === name && said.bindingBankNo === bankNo
  if (same && said.bindingBankName && said.bindingBankName !== bankName)
    throw new DomainError('PAYEE_BANK_DIFFERS', {
      payeeName: name,
      bankName: bankName || texts.none,
      typed: said.bindingBankName,
    })
}
