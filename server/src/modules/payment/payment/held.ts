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

/** Locks a payment and then its settlements, so that whoever sees some of them only is refused. */
export async function hold(tx: Tx, id: string, version?: number | null): Promise<Held> {
  const payment = await queries.lockPayment(tx, id)
  const settlements = await lockSettlements(tx, await queries.settlementIdsOf(tx, payment.id))
  if (version != null && version !== payment.version) throw new DomainError('STALE')
  return { payment, settlements }
}

// The moves of a held payment; each is a step of one command, so that some may follow one another in it.

/**
 * From here on the account stands: PAYEE_NOT_READY, PAYEE_CONTRACT_EXPIRED, PAYEE_ACCOUNT_WRONG, PAYEE_RETIRED where it is none to pay to, PAYMENT_DOCS_INCOMPLETE where
 * papers are wanted.
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
    // An account sends the money where the person who entered it wants, until another one has looked at it.
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

/** Takes it back to where it can be changed. */
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

/** What was submitted before its account was looked at, or whose account was put right since, goes back to be submitted anew. PAYEE_ACCOUNT_WRONG. */
function refuseWrongAccount({ payeeName: name, bankNo }: Payment, payee: Payee | undefined): void {
  const accountConfirmedBy = payee?.bankNo === bankNo ? payee.accountConfirmedBy : null
  const refusal = whyWrongAccount({ name, bankNo, accountConfirmedBy })
  if (refusal) throw refusal
}

/**
 * PAYEE_ACCOUNT_WRONG. PAYMENT_OWN refuses what one had a hand in, above the amount from which the company wants two people, and PAYMENT_OWN_SUM
 * where what one approved so for the payee or a settlement comes to more.
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

/** An approval by the actor as the machine judges it. */
async function approvalOf(tx: Tx, payment: Payment): Promise<Approved> {
  const limit = await paymentLimit(tx)
  const own = hasHand(tx.actor, payment)
  const alone = own && limit !== null ? await queries.approvedAlone(tx, payment) : ZERO
  return { ...payment, own, alone, fourEyes: limit !== null, fourEyesPayment: limit ?? ZERO }
}

/** Whether nobody but another person may approve it. */
export async function needsAnother(tx: Tx, { payment }: Held): Promise<boolean> {
  return whyNotAlone(await approvalOf(tx, payment)) !== null
}

/** The money went: waybills, cards and settlements have it. PAYEE_ACCOUNT_WRONG; PAYEE_CONTRACT_EXPIRED where that was after the contract with the payee had ended. */
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

/** The money came back, or was never sent: what it paid is to be paid again. */
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

/** Takes an open payment out of the lists; its number stays used, so that numbers keep no gaps. */
export async function remove(tx: Tx, { payment, settlements }: Held): Promise<void> {
  paymentMachine.next(payment.status, 'delete', payment)
  await release(tx, settlements, await queries.sharesOf(tx, payment.id))
  await queries.deleteParts(tx, payment.id, 'LINES')
  payment.deleted = true
  await tx.em.flush()
}
