import { paymentDocuments as documents } from '@tufang/tests/payment'
import { amountOf, type Bill, type Drafted, type Paid, type Wish, yuan } from '@tufang/tests/payment-oracle'
import { invoiceVerbs } from './invoice-steps'
import { billVerbs } from './payment-bill-steps'
import {
  billsOf,
  type Choice,
  type Deed,
  fitting,
  one,
  partOf,
  paymentsOf,
  send,
  some,
  type Verbs,
  versionOf,
  type World,
} from './payment-world'

/** Wish for a payment: in full, in part altogether, in part for each, too much, or for one payee. */
function wishOf(world: World, { which, how }: Choice, among: readonly Bill[]): Wish | undefined {
  const { oracle } = world
  const bills = some(among, which)
  if (bills.length === 0) return undefined
  const items = bills.map(({ id }) => ({ settlementId: id }))
  const left = bills.reduce((sum, { id }) => sum + oracle.leftOf(id), 0n)
  const payeeId = one([...oracle.trips.values()], which)?.payeeId
  switch (how % 6) {
    case 1:
      return { items: items.toReversed(), amt: partOf(left, how) }
    case 2:
      return { items: items.map((item) => ({ ...item, amt: partOf(oracle.leftOf(item.settlementId), how) })) }
    case 3:
      return { items, amt: (left > 0n ? left : 0n) + 1n }
    case 4:
      return { items, ...(payeeId && { payeeId }) }
    default:
      return { items }
  }
}

const given = ({ items, payeeId, amt }: Wish) => ({
  items: items.map((item) => ({ ...item, amt: item.amt === undefined ? null : yuan(item.amt) })),
  payeeId: payeeId ?? null,
  amt: amt === undefined ? null : yuan(amt),
})

type View = { id: string; payeeId: string; amt: string }

/** Drafts payments, or tells what they would be. */
function drafting(world: World, wish: Wish | undefined, { split = false, dryRun = false }): Deed | null {
  if (!wish) return null
  const { oracle } = world
  const foretold = oracle.draft(wish, split)
  const drafts = typeof foretold === 'string' ? [] : foretold
  return {
    refused: typeof foretold === 'string' ? foretold : null,
    act: () => send(world, split ? documents.createSplit : documents.create, { input: given(wish), dryRun }),
    keep(answer) {
      const views = [answer].flat() as View[]
      const due = drafts.map((draft) => ({ payeeId: draft.payeeId, amt: yuan(amountOf(draft)) }))
      if (told(views) !== told(due)) throw new Error(`${told(views)} instead of ${told(due)}`)
      if (dryRun) return
      for (const { id, payeeId } of views) {
        const draft = drafts.find((own) => own.payeeId === payeeId)
        if (draft) oracle.payments.set(id, { ...draft, id, status: 'DRAFT', deleted: false })
      }
    },
  }
}
const told = (drafts: readonly Omit<View, 'id'>[]): string =>
  drafts
    .map(({ payeeId, amt }) => `${payeeId} ${amt}`)
    .toSorted()
    .join()

/** Deleted itself, or one of its settlements is: what was returned or reversed may be rejected and deleted. */
const isGone = ({ oracle }: World, { deleted, parts }: Paid): boolean =>
  deleted || parts.some(({ settlementId }) => oracle.bills.get(settlementId)?.deleted)

type Move = 'submit' | 'withdraw' | 'approve' | 'sendBack' | 'pay' | 'giveBack' | 'reverse' | 'delete'
const REASONED: ReadonlySet<Move> = new Set(['sendBack', 'giveBack', 'reverse'])

/** A move of a payment, from some states to another one. */
const moving =
  (move: Move, from: readonly Paid['status'][], to?: Paid['status']) =>
  (world: World, step: Choice): Deed | null => {
    const payment = fitting(paymentsOf(world), step, ({ status, deleted }) => !deleted && from.includes(status))
    if (!payment) return null
    return {
      refused: isGone(world, payment) ? 'NOT_FOUND' : from.includes(payment.status) ? null : 'MOVE_NOT_ALLOWED',
      act: () => send(world, documents[move], { id: payment.id, ...(REASONED.has(move) && { reason: '账号有误' }) }),
      keep() {
        if (to) payment.status = to
        else payment.deleted = true
      },
    }
  }

const paymentVerbs = {
  draft(world, step) {
    const { oracle } = world
    const approved = billsOf(world).filter(
      (bill) => oracle.statusOf(bill) === 'APPROVED' && oracle.leftOf(bill.id) > 0n,
    )
    const among = step.which % 7 > 0 && approved.length > 0 ? approved : billsOf(world)
    const [split, dryRun] = [step.which % 2 === 0, step.which % 8 === 3]
    return drafting(world, wishOf(world, step, among), { split, dryRun })
  },

  draftInstalment(world, { which, how }) {
    const [settlementId, dues = []] = one([...world.oracle.plans], which) ?? []
    if (settlementId === undefined) return null
    const items = some(dues, how).map(({ id, amt }) => ({
      settlementId,
      planItemId: id,
      ...(how % 3 === 1 && { amt: 1n + (BigInt(which) % (amt + 1n)) }),
    }))
    return drafting(world, { items }, { split: which % 4 > 0 })
  },

  change(world, step) {
    const { oracle } = world
    const payment = fitting(paymentsOf(world), step, ({ status, deleted }) => !deleted && status === 'DRAFT')
    const own = billsOf(world).filter(({ id }) => payment?.parts.some(({ settlementId }) => settlementId === id))
    const wish = wishOf(world, step, step.which % 3 === 0 ? billsOf(world) : own)
    if (!payment || !wish) return null
    const whose: Wish = { ...wish, payeeId: wish.payeeId ?? payment.payeeId }
    const foretold = payment.status === 'DRAFT' ? oracle.draft(whose, false, payment) : 'MOVE_NOT_ALLOWED'
    return {
      refused: isGone(world, payment) ? 'NOT_FOUND' : typeof foretold === 'string' ? foretold : null,
      act: async () => {
        const version = await versionOf('payment', payment)
        return send(world, documents.update, { id: payment.id, version, input: given(wish) })
      },
      keep() {
        const [draft] = foretold as Drafted[]
        if (draft) Object.assign(payment, draft)
      },
    }
  },

  submit: moving('submit', ['DRAFT'], 'SUBMITTED'),
  withdraw: moving('withdraw', ['SUBMITTED', 'APPROVED'], 'DRAFT'),
  approve: moving('approve', ['SUBMITTED'], 'APPROVED'),
  sendBack: moving('sendBack', ['SUBMITTED', 'APPROVED'], 'DRAFT'),
  pay: moving('pay', ['APPROVED'], 'PAID'),
  giveBack: moving('giveBack', ['PAID'], 'RETURNED'),
  reverse: moving('reverse', ['PAID'], 'REVERSED'),
  delete: moving('delete', ['DRAFT', 'SUBMITTED', 'APPROVED']),
} satisfies Verbs

export const verbs = { ...billVerbs, ...paymentVerbs, ...invoiceVerbs }
export type Kind = keyof typeof verbs

/** One random verb. */
export interface Step extends Choice {
  kind: Kind
}
