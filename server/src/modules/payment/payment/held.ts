import { approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { handedOn, hasHand } from '../../../kernel/command/hands.js'
import { DomainError } from '../../../kernel/errors.js'
import { ZERO } from '../../../kernel/money/money.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { isAuthenticated, paymentLimit, wantsPapers } from '../../company/index.js'
import {
  accountNoteOf,
  incompleteOf,
  lockSettlements,
  markPaid,
  markUnpaid,
  noteAccountSeen,
  type Payee,
  payeesByIds,
  release,
  type Settlement,
  whyEnded,
  whyNotPaidOut,
  whyWrongAccount,
} from '../../settlement/index.js'
import { assertPast } from '../past.js'
import { paymentTable } from './fields.js'
import type { Payment } from './payment.entity.js'
import { recorded } from './payment.history.js'
import { type Approved, paymentMachine, whyNotAlone } from './payment.machine.js'
import * as queries from './payment.queries.js'

/** A payment and its settlements, locked. */
export interface Held {
  payment: Payment
  settlements: Settlement[]
}

/** Locks a payment and its settlements; refuses a member who does not see all of them. */
export async function hold(tx: Tx, id: string, version?: number | null): Promise<Held> {
  const payment = await queries.lockPayment(tx, id)
  const settlements = await lockSettlements(tx, await queries.settlementIdsOf(tx, payment.id))
  if (version != null && version !== payment.version) throw new DomainError('STALE')
  return { payment, settlements }
}

// Moves of a locked payment. Each is a step within a command, so that a command may make several.

/**
 * Submits a payment, and fixes its account: PAYEE_NOT_READY, PAYEE_CONTRACT_EXPIRED, PAYEE_ACCOUNT_WRONG; PAYEE_RETIRED
 * for a retired payee; PAYMENT_DOCS_INCOMPLETE where papers are required.
 */
export async function submit(tx: Tx, { payment, settlements }: Held): Promise<void> {
  const [payee] = await payeesByIds(tx, [payment.payeeId])
  if (!payee) throw new DomainError('NOT_FOUND', { what: paymentTable.payeeName.label })
  const refusal = whyNotPaidOut(payee, tx.now)
  if (refusal) throw refusal
  await refuseIncomplete(tx, settlements)
  const { name: payeeName, carrierName, bankNo, bankName } = payee
  await recorded(tx, payment, () => {
    payment.status = paymentMachine.next(payment.status, 'submit', payment)
    Object.assign(payment, { payeeName, carrierName, bankNo, bankName, submittedAt: tx.now, reason: null })
    payment.accountNote = accountNoteOf(payee)
    // The account decides where the money goes, so its last editor has a hand in the payment until another person has
    // checked the account.
    if (payee.accountBy && !payee.accountSeen) Object.assign(payment, handedOn({ userId: payee.accountBy }, payment))
  })
}

async function refuseIncomplete(tx: Tx, settlements: readonly Settlement[]): Promise<void> {
  if (!(await wantsPapers(tx))) return
  const numbers = new Map(settlements.map(({ id, settleNo }) => [id, settleNo]))
  const [first] = await incompleteOf(tx, [...numbers.keys()])
  if (!first) return
  throw new DomainError('PAYMENT_DOCS_INCOMPLETE', { settleNo: numbers.get(first.id) ?? '', missing: first.missing })
}

/** Returns a payment to the state in which it can be changed. */
export async function takeBack(
  tx: Tx,
  { payment }: Held,
  move: 'withdraw' | 'sendBack',
  reason: string | null,
): Promise<void> {
  await recorded(
    tx,
    payment,
    () => {
      payment.status = paymentMachine.next(payment.status, move, payment)
      Object.assign(payment, {
        submittedAt: null,
        auditedBy: null,
        auditBy: null,
        auditedAt: null,
        reason,
        ...NOT_APPROVED,
      })
    },
    reason,
  )
}

/**
 * Refuses an account with a wrong check digit and no confirmation; the payment must be sent back and submitted again.
 * PAYEE_ACCOUNT_WRONG.
 */
function refuseWrongAccount({ payeeName: name, bankNo }: Payment, payee: Payee | undefined): void {
  const accountConfirmedBy = payee?.bankNo === bankNo ? payee.accountConfirmedBy : null
  const refusal = whyWrongAccount({ name, bankNo, accountConfirmedBy })
  if (refusal) throw refusal
}

/**
 * Approves a payment. PAYEE_ACCOUNT_WRONG. Above the amount from which the company wants two people, PAYMENT_OWN
 * refuses an editor of the payment; PAYMENT_OWN_SUM refuses one whose own approvals for the payee or a settlement
 * together exceed it.
 */
export async function approve(tx: Tx, { payment }: Held): Promise<void> {
  const { actor } = tx
  const facts = await approvalOf(tx, payment)
  const { own } = facts
  const [payee] = await payeesByIds(tx, [payment.payeeId])
  refuseWrongAccount(payment, payee)
  await recorded(tx, payment, () => {
    payment.status = paymentMachine.next(payment.status, 'approve', facts)
    Object.assign(payment, {
      auditedBy: actor.userId,
      auditBy: actor.name,
      auditedAt: tx.now,
      handsSeen: !own,
      ...approvedAs(facts),
    })
  })
  if (!own && payee) await noteAccountSeen(tx, { id: payee.id, bankNo: payment.bankNo })
}

/** Facts of the actor's approval, which the machine judges. */
async function approvalOf(tx: Tx, payment: Payment): Promise<Approved> {
  const limit = await paymentLimit(tx)
  const own = hasHand(tx.actor, payment)
  const alone = own && limit !== null ? await queries.approvedAlone(tx, payment) : ZERO
  return { ...payment, own, alone, fourEyes: limit !== null, fourEyesPayment: limit ?? ZERO }
}

/** Whether another person than the actor must approve it. */
export async function needsAnother(tx: Tx, { payment }: Held): Promise<boolean> {
  return whyNotAlone(await approvalOf(tx, payment)) !== null
}

/**
 * Marks a payment as paid, and with it waybills, cards and settlements. PAYEE_ACCOUNT_WRONG; PAYEE_CONTRACT_EXPIRED
 * where the payee's contract had ended by the day of payment.
 */
export async function pay(
  tx: Tx,
  { payment, settlements }: Held,
  { paymentDate, tradeNo }: { paymentDate?: string | undefined; tradeNo?: string | undefined },
): Promise<void> {
  const { actor } = tx
  const authenticated = await isAuthenticated(tx)
  const [payee] = await payeesByIds(tx, [payment.payeeId])
  refuseWrongAccount(payment, payee)
  const paidOn = paymentDate ?? payment.paymentDate ?? dayOf(tx.now)
  await assertPast(tx, paidOn, { field: 'paymentDate', label: paymentTable.paymentDate.label })
  await recorded(tx, payment, () => {
    payment.status = paymentMachine.next(payment.status, 'pay', { ...payment, authenticated })
    const refusal = payee && whyEnded(payee, paidOn)
    if (refusal) throw refusal
    payment.paymentDate = paidOn
    payment.tradeNo = tradeNo ?? payment.tradeNo
    Object.assign(payment, { paidBy: actor.userId, payBy: actor.name, paidAt: tx.now })
  })
  await markPaid(tx, payment.id, settlements, await queries.sharesOf(tx, payment.id))
}

/** Undoes a payment whose money came back or never went: its waybills are due again. */
export async function undo(
  tx: Tx,
  { payment, settlements }: Held,
  move: 'giveBack' | 'reverse',
  reason: string | null,
): Promise<void> {
  const { actor } = tx
  await recorded(
    tx,
    payment,
    () => {
      payment.status = paymentMachine.next(payment.status, move, payment)
      Object.assign(payment, { undoneBy: actor.userId, undoBy: actor.name, undoneAt: tx.now, reason })
    },
    reason,
  )
  const shares = await queries.sharesOf(tx, payment.id)
  await markUnpaid(tx, payment.id, settlements, shares)
  await release(tx, settlements, shares)
}

/** Deletes an open payment from the lists; its number stays used, so that numbers have no gaps. */
export async function remove(tx: Tx, { payment, settlements }: Held): Promise<void> {
  paymentMachine.next(payment.status, 'delete', payment)
  await release(tx, settlements, await queries.sharesOf(tx, payment.id))
  await queries.deleteParts(tx, payment.id, 'LINES')
  payment.deleted = true
  await tx.em.flush()
}
