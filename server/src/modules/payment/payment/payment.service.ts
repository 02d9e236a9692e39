import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { handedOn } from '../../../kernel/command/hands.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, type PageRequest, readList } from '../../../kernel/list/list.js'
import { compareMoney } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idKey, newId } from '../../../kernel/values/id.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { keepPictures } from '../../file/index.js'
import { payeesByIds, pledge, release, type Settlement, type Share } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import {
  changedSchema,
  checkParts,
  type Draft,
  type Drafts,
  draftsOf,
  type Parts,
  partsSchema,
  paymentSchema,
  saidSchema,
} from './draft.js'
import { approve, type Held, hold, needsAnother, pay, submit } from './held.js'
import { Payment } from './payment.entity.js'
import { recorded } from './payment.history.js'
import * as lists from './payment.list.queries.js'
import { paymentMachine } from './payment.machine.js'
import * as queries from './payment.queries.js'
import type { PaymentFilter, PaymentLineView, PaymentSortField, PaymentSummary, PaymentView } from './payment.view.js'
import { tellAuditors } from './telling.js'

/** Prefix of payment numbers, followed by the day and four digits. */
const PREFIX = 'FK'

export type PaymentGiven = z.input<typeof paymentSchema>
type Said = z.output<z.ZodObject<typeof saidSchema>>
type SaidAnew = z.output<z.ZodObject<typeof changedSchema>>

const updateSchema = z
  .object({
    id: idText(texts.payment),
    version: z.int({ error: texts.versionMissing }).nullish(),
    ...changedSchema,
    ...partsSchema,
    items: partsSchema.items.nullish().transform((items) => items ?? undefined),
  })
  .superRefine(checkParts)
export type PaymentChange = z.input<typeof updateSchema>

/** Payments of settlements: making, changing and reading them (docs/behaviour/payment.md). */
export class PaymentService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of payments, with the sums of their amounts. */
  list(
    actor: Actor,
    request: ListRequest<PaymentFilter, PaymentSortField>,
  ): Promise<Page<PaymentView, PaymentSummary>> {
    actor.assert('chain:companypayment:get')
    const em = this.database.em.fork()
    return readList<PaymentView, PaymentSummary, PaymentFilter, PaymentSortField>(em, actor, lists.paymentList, request)
  }

  /** Payment of an id; undefined when the company has none. */
  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<PaymentView | undefined> {
    actor.assert('chain:companypayment:get')
    return lists.findPayment(this.database.em.fork(), actor, id, fields)
  }

  /** Amounts of a payment by waybill. */
  async lines(actor: Actor, id: string, page: PageRequest): Promise<{ records: PaymentLineView[]; total: number }> {
    actor.assert('chain:companypayment:get')
    return (await lists.linesOfPayments(this.database.em.fork(), actor, [id], page))(id)
  }

  /**
   * Drafts a payment of settlements to one payee, and pledges its amounts; PAYMENT_SEVERAL_PAYEES names the payees
   * where there are several.
   */
  async create(actor: Actor, given: PaymentGiven, asked: Asked = {}): Promise<PaymentView> {
    const [payment] = await this.make(actor, given, { ...askedOf(asked), split: false })
    if (!payment) throw new DomainError('NOT_FOUND', { what: texts.payment })
    return payment
  }

  /** Drafts a payment for each payee. */
  createSplit(actor: Actor, given: PaymentGiven, asked: Asked = {}): Promise<PaymentView[]> {
    return this.make(actor, given, { ...askedOf(asked), split: true })
  }

  /**
   * Records a payment. With a day of payment it is submitted, approved and paid as far as the actor's permissions go;
   * without one it stays a draft.
   */
  record(actor: Actor, given: PaymentGiven, asked: Asked = {}): Promise<PaymentView> {
    actor.assert('chain:companypayment:add')
    const input = validate(paymentSchema, given, 'input')
    const options = { name: 'payment.record', title: texts.titles.record, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const [held] = await insertAll(tx, await draftsOf(tx, input), input, false)
      if (!held) throw new DomainError('NOT_FOUND', { what: texts.payment })
      if (input.paymentDate) await goOn(tx, held)
      return viewOf(tx, held.payment.id)
    })
  }

  /**
   * Changes a draft; a missing value stays, null clears it. New settlements, amounts or payees make the shares be
   * computed again.
   */
  update(actor: Actor, given: PaymentChange, asked: Asked = {}): Promise<PaymentView> {
    return this.change(actor, given, { ...askedOf(asked), name: 'payment.update', goesOn: false })
  }

  /**
   * Changes a draft like `update`; with a day of payment it then goes on like a recorded payment, if the actor may
   * submit it.
   */
  amend(actor: Actor, given: PaymentChange, asked: Asked = {}): Promise<PaymentView> {
    return this.change(actor, given, { ...askedOf(asked), name: 'payment.amend', goesOn: true })
  }

  private change(
    actor: Actor,
    given: PaymentChange,
    { goesOn, ...asked }: Asked & { name: string; goesOn: boolean },
  ): Promise<PaymentView> {
    actor.assert(paymentMachine.needs('edit'))
    const { id, version, items, payeeId, amt, ...said } = validate(updateSchema, given, 'input')
    const input = { id, version, items, payeeId, amt, ...said }
    const options = { title: texts.titles.update, input, ...asked }
    return this.run(actor, options, async (tx) => {
      const held = await hold(tx, id, version)
      const { payment } = held
      await keepPictures(tx, [said.attachments ?? null])
      paymentMachine.next(payment.status, 'edit', payment)
      const parts = partsNow(held, { items, payeeId, amt })
      await recorded(tx, payment, async () => {
        if (parts) await workOutAnew(tx, held, parts)
        say(payment, said)
      })
      // The change may have replaced the settlements.
      if (goesOn && said.paymentDate && actor.can(paymentMachine.needs('submit'))) await goOn(tx, await hold(tx, id))
      return viewOf(tx, payment.id)
    })
  }

  private make(
    actor: Actor,
    given: PaymentGiven,
    { split, ...asked }: Asked & { split: boolean },
  ): Promise<PaymentView[]> {
    actor.assert('chain:companypayment:add')
    const input = validate(paymentSchema, given, 'input')
    const name = split ? 'payment.createSplit' : 'payment.create'
    const options = { name, title: texts.titles.create, input, ...asked }
    return this.run(actor, options, async (tx) => {
      const held = await insertAll(tx, await draftsOf(tx, input), input, split)
      const ids = held.map(({ payment }) => payment.id)
      return lists.findPayments(tx.em, tx.actor, ids)
    })
  }
}

export async function viewOf(tx: Tx, id: string): Promise<PaymentView> {
  const view = await lists.findPayment(tx.em, tx.actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.payment })
  return view
}

/** Writes the given values; the others stay. */
function say(payment: Payment, { paymentDate, tradeNo, remark, attachments }: SaidAnew): void {
  if (paymentDate !== undefined) payment.paymentDate = paymentDate
  if (tradeNo !== undefined) payment.tradeNo = tradeNo
  if (remark !== undefined) payment.remark = remark
  if (attachments !== undefined) payment.attachments = attachments
}

/** Pledges the amounts of drafts and writes the drafts; without `split` only one is allowed. */
async function insertAll(tx: Tx, { settlements, drafts }: Drafts, said: Said, split: boolean): Promise<Held[]> {
  if (!split && drafts.length > 1)
    throw new DomainError('PAYMENT_SEVERAL_PAYEES', { payees: drafts.map(({ payeeName }) => payeeName).join('、') })
  await keepPictures(tx, [said.attachments ?? null])
  for (const { shares } of drafts) await pledge(tx, settlements, shares)
  const payees = new Map(
    (
      await payeesByIds(
        tx,
        drafts.map(({ payeeId }) => payeeId),
      )
    ).map((payee) => [payee.id, payee]),
  )
  const numbers = await nextNumbers(tx, PREFIX, drafts.length)
  const held: Held[] = []
  for (const [at, draft] of drafts.entries()) {
    const payee = payees.get(draft.payeeId)
    const payment = tx.em.create(Payment, {
      id: newId(),
      companyId: tx.actor.companyId,
      paymentNo: numbers[at] ?? '',
      payeeId: draft.payeeId,
      payeeName: draft.payeeName,
      carrierName: payee?.carrierName ?? '',
      bankNo: payee?.bankNo ?? '',
      bankName: payee?.bankName ?? '',
      amt: draft.amt,
      waybillCnt: draft.shares.length,
      ...{ accountNote: null, paymentDate: null, tradeNo: null, remark: null, attachments: null },
      createdBy: tx.actor.userId,
      createBy: tx.actor.name,
      hands: [tx.actor.userId],
      createdAt: tx.now,
    })
    say(payment, said)
    await tx.em.flush()
    await queries.insertParts(tx, payment.id, draft)
    held.push({ payment, settlements: ofDraft(settlements, draft) })
  }
  return held
}

const ofDraft = (settlements: readonly Settlement[], { items }: Draft): Settlement[] =>
  settlements.filter(({ id }) => items.some(({ settlementId }) => settlementId === id))

/** Submits a payment, then approves and pays it as far as the actor may do so alone. */
async function goOn(tx: Tx, held: Held): Promise<void> {
  await submit(tx, held)
  if (!tx.actor.can(paymentMachine.needs('approve')) || (await needsAnother(tx, held))) return tellAuditors(tx, held)
  await approve(tx, held)
  await pay(tx, held, {})
}

/**
 * New settlements and amount of a draft; undefined where both stay. Without new settlements it keeps its own, and
 * without a new amount its own amount.
 */
function partsNow({ payment, settlements }: Held, { items, payeeId, amt }: Partial<Parts>): Parts | undefined {
  const payee = payeeId ? idKey(payeeId) : payment.payeeId
  if (items) return { items, payeeId: payee, amt }
  if (payee === payment.payeeId && compareMoney(amt ?? payment.amt, payment.amt) === 0) return undefined
  return { items: settlements.map(({ id }) => ({ settlementId: id })), payeeId: payee, amt: amt ?? payment.amt }
}

/** Releases the pledges of a draft and computes its shares again; the actor becomes an editor. */
async function workOutAnew(tx: Tx, { payment, settlements }: Held, parts: Parts): Promise<void> {
  const before = await queries.sharesOf(tx, payment.id)
  await release(tx, settlements, before)
  await queries.deleteParts(tx, payment.id, 'ALL')
  const { settlements: now, drafts } = await draftsOf(tx, parts)
  const [draft] = drafts
  if (!draft) throw new DomainError('NOT_FOUND', { what: texts.settlements })
  await pledge(tx, now, draft.shares)
  if (draft.payeeId !== payment.payeeId || !sameShares(before, draft.shares))
    Object.assign(payment, handedOn(tx.actor, payment))
  if (draft.payeeId !== payment.payeeId) {
    const [payee] = await payeesByIds(tx, [draft.payeeId])
    const { carrierName = '', bankNo = '', bankName = '' } = payee ?? {}
    Object.assign(payment, { payeeId: draft.payeeId, payeeName: draft.payeeName, carrierName, bankNo, bankName })
  }
  payment.amt = draft.amt
  payment.waybillCnt = draft.shares.length
  await queries.insertParts(tx, payment.id, draft)
}

function sameShares(one: readonly Share[], other: readonly Share[]): boolean {
  const amounts = new Map(one.map(({ waybillId, amt }) => [waybillId, amt]))
  return one.length === other.length && other.every(({ waybillId, amt }) => amounts.get(waybillId) === amt)
}
