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
/** Old programs write nothing as an empty text. */
const maybeAmount = z.preprocess((value) => (value === '' ? null : value), amount.nullish())

/** What goes with a giver of each kind: a payee who is chosen, one who is typed, or none; the limits are the same whether he is asked for or not. */
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

/** Setting the giver makes a card eligible for a receipt; with the company's payee check on, the payee goes with it (000 §5). */
export class GiverService {
  constructor(
    private readonly run: RunCommand,
    private readonly payees: BasePayeeService,
  ) {}

  /** Sets who hands in which cards, all or none: CARD_NOT_FOUND and what refuses a card that is handed in already name it. */
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

/** Which payee each row means: who is chosen needs nothing else said of him; where none is asked for, what is not named stays and null goes. */
const marked = (givers: CardGiver[], asked: boolean) => givers.map((row) => ({ ...row, payee: meantBy(row, asked) }))

function meantBy(row: CardGiver, asked: boolean): Giver['payee'] {
  if (row.payeeId) return 'chosen'
  if (asked || row.payeeName || row.bindingBankNo || row.bindingBankName) return 'typed'
  return row.payeeId === undefined ? 'stays' : 'none'
}

/** The payee of each row, if any: a chosen one must be the company's, a typed one becomes an unsigned record. */
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

/** The chosen payee under another bank is told, not passed over. */
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
