import { billVerbs } from './payment-bill-steps'
import { amountOf, type Bill, type Drafted, type Paid, type Wish, yuan } from './payment-oracle'
import {
  actorOf,
  billsOf,
  type Choice,
  type Deed,
  fitting,
  one,
  paymentsOf,
  some,
  type Verbs,
  type World,
} from './payment-world'

/** What is asked for: in full, in part altogether, in part for each, too much, or for one payee. */
function wishOf(world: World, { which, how }: Choice, among: readonly Bill[]): Wish | undefined {
  const { oracle } = world
  const bills = some(among, which)
  if (bills.length === 0) return undefined
  const items = bills.map(({ id }) => ({ settlementId: id }))
  const part = (of: bigint): bigint => (of > 0n ? 1n + ((BigInt(how) * 7919n) % of) : 1n)
  const left = bills.reduce((sum, { id }) => sum + oracle.leftOf(id), 0n)
  const payeeId = one([...oracle.trips.values()], which)?.payeeId
  switch (how % 6) {
    case 1:
      return { items: items.toReversed(), amt: part(left) }
    case 2:
      return { items: items.map((item) => ({ ...item, amt: part(oracle.leftOf(item.settlementId)) })) }
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
  const { oracle, services } = world
  const foretold = oracle.draft(wish, split)
  const drafts = typeof foretold === 'string' ? [] : foretold
  return {
    refused: typeof foretold === 'string' ? foretold : null,
    act: async () =>
      split
        ? services.payments.createSplit(actorOf(world), given(wish), { dryRun })
        : [await services.payments.create(actorOf(world), given(wish), { dryRun })],
    keep(answer) {
      const views = answer as View[]
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

type Move = 'submit' | 'withdraw' | 'approve' | 'sendBack' | 'pay' | 'giveBack' | 'reverse' | 'delete'

/** A move of a payment, from some states to another one. */
const moving =
  (move: Move, from: readonly Paid['status'][], to?: Paid['status']) =>
  (world: World, step: Choice): Deed | null => {
    const payment = fitting(paymentsOf(world), step, ({ status, deleted }) => !deleted && from.includes(status))
    if (!payment) return null
    const refused = payment.deleted ? 'NOT_FOUND' : from.includes(payment.status) ? null : 'MOVE_NOT_ALLOWED'
    return {
      refused,
      act: () => world.services.paymentMoves[move](actorOf(world), { id: payment.id, reason: '账号有误' }),
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
    const { oracle, services } = world
    const payment = fitting(paymentsOf(world), step, ({ status, deleted }) => !deleted && status === 'DRAFT')
    const own = billsOf(world).filter(({ id }) => payment?.parts.some(({ settlementId }) => settlementId === id))
    const wish = wishOf(world, step, step.which % 3 === 0 ? billsOf(world) : own)
    if (!payment || !wish) return null
    const whose: Wish = { ...wish, payeeId: wish.payeeId ?? payment.payeeId }
    const foretold = payment.status === 'DRAFT' ? oracle.draft(whose, false, payment) : 'MOVE_NOT_ALLOWED'
    return {
      refused: payment.deleted ? 'NOT_FOUND' : typeof foretold === 'string' ? foretold : null,
      act: () => services.payments.update(actorOf(world), { id: payment.id, ...given(wish) }),
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

export const verbs = { ...billVerbs, ...paymentVerbs }
export type Kind = keyof typeof verbs

/** One random verb. */
export interface Step extends Choice {
  kind: Kind
}
