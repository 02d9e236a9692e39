import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { paymentTexts as texts } from '../texts.js'
import { saidSchema } from './draft.js'
import { paymentTable } from './fields.js'
import { approve, type Held, hold, pay, remove, submit, takeBack, undo } from './held.js'
import { paymentMachine } from './payment.machine.js'
import { viewOf } from './payment.service.js'
import type { PaymentView } from './payment.view.js'
import { tellAuditors, tellOfApproval, tellOfSendingBack } from './telling.js'

const id = idText(texts.payment)
const version = z.int({ error: texts.versionMissing }).nullish()
const plain = z.object({ id, version })
const reasoned = plain.extend({ reason: requiredTextOf(paymentTable.reason) })
const paid = plain.extend({ paymentDate: saidSchema.paymentDate, tradeNo: saidSchema.tradeNo })

type Verb = Asked & { id: string; version?: number | null | undefined }
type Reasoned = Verb & { reason?: string | null | undefined }

/** Moves of a payment after its creation (docs/behaviour/payment.md). */
export class PaymentMoveService {
  constructor(private readonly run: RunCommand) {}

  /** Draft → submitted; PAYEE_NOT_READY, PAYEE_RETIRED for a payee who cannot be paid. */
  submit(actor: Actor, given: Verb): Promise<PaymentView> {
    return this.move(actor, 'submit', given, validate(plain, given), async (tx, held) => {
      await submit(tx, held)
      await tellAuditors(tx, held)
    })
  }

  /** Submitted or approved → draft, by a person who may change payments. */
  withdraw(actor: Actor, given: Verb): Promise<PaymentView> {
    const input = validate(plain, given)
    return this.move(actor, 'withdraw', given, input, (tx, held) => takeBack(tx, held, 'withdraw', null))
  }

  /** Submitted → approved; PAYMENT_OWN. */
  approve(actor: Actor, given: Verb): Promise<PaymentView> {
    return this.move(actor, 'approve', given, validate(plain, given), async (tx, held) => {
      await approve(tx, held)
      await tellOfApproval(tx, held)
    })
  }

  /** Submitted or approved → draft, with a reason. */
  sendBack(actor: Actor, given: Reasoned): Promise<PaymentView> {
    const input = validate(reasoned, given)
    return this.move(actor, 'sendBack', given, input, async (tx, held) => {
      await takeBack(tx, held, 'sendBack', input.reason)
      await tellOfSendingBack(tx, held, input.reason)
    })
  }

  /** Approved → paid: the money has gone, today or on the given day. NOT_AUTHENTICATED. */
  pay(actor: Actor, given: Verb & { paymentDate?: string | null; tradeNo?: string | null }): Promise<PaymentView> {
    const input = validate(paid, given)
    return this.move(actor, 'pay', given, input, (tx, held) => pay(tx, held, input))
  }

  /** Paid → returned: the bank sent the money back, and the waybills are due again. */
  giveBack(actor: Actor, given: Reasoned): Promise<PaymentView> {
    const input = validate(reasoned, given)
    return this.move(actor, 'giveBack', given, input, (tx, held) => undo(tx, held, 'giveBack', input.reason))
  }

  /** Paid → reversed: the payment was entered by mistake, and the waybills are due again. */
  reverse(actor: Actor, given: Reasoned): Promise<PaymentView> {
    const input = validate(reasoned, given)
    return this.move(actor, 'reverse', given, input, (tx, held) => undo(tx, held, 'reverse', input.reason))
  }

  /** Deletes an unpaid payment. */
  delete(actor: Actor, given: Verb): Promise<boolean> {
    const input = validate(plain, given)
    actor.assert(paymentMachine.needs('delete'))
    const options = { name: 'payment.delete', title: texts.titles.delete, input, ...askedOf(given) }
    return this.run(actor, options, async (tx) => {
      await remove(tx, await hold(tx, input.id, input.version))
      return true
    })
  }

  private move(
    actor: Actor,
    move: Exclude<keyof typeof texts.titles & keyof typeof texts.moves, 'delete'>,
    asked: Asked,
    input: z.output<typeof plain>,
    step: (tx: Tx, held: Held) => Promise<void>,
  ): Promise<PaymentView> {
    actor.assert(paymentMachine.needs(move))
    const options = { name: `payment.${move}`, title: texts.titles[move], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      await step(tx, await hold(tx, input.id, input.version))
      return viewOf(tx, input.id)
    })
  }
}
