import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { services } from '@tufang/tests/services'
import { type Bill, cents, Oracle, type Paid } from './payment-oracle'

export interface World {
  company: TestCompany
  services: Awaited<ReturnType<typeof services>>
  oracle: Oracle
}

/** Chooses what a verb is done to, whatever there is by then. */
export interface Choice {
  which: number
  how: number
}

/** What is about to be done, and what has to come of it. */
export interface Deed {
  /** The code with which it has to be refused. */
  refused: string | null
  act(): Promise<unknown>
  /** Keeps in mind what was done, once it was. */
  keep(answer: unknown): void
}

/** Null where there is nothing yet that it could be done to. */
export type Verb = (world: World, choice: Choice) => Deed | null
export type Verbs = Record<string, Verb>

export const actorOf = ({ company }: World) => company.actor('管理员')
export const one = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(items.length, 1)]
/** The items whose bits are set; at least one. */
export const some = <Item>(items: readonly Item[], which: number): Item[] => {
  const chosen = items.filter((_, at) => (which >> (at % 20)) & 1)
  return chosen.length > 0 ? chosen : items.slice(0, 1)
}
/** Mostly one that fits, now and then any. */
export const fitting = <Item>(items: readonly Item[], { which, how }: Choice, fits: (item: Item) => boolean) => {
  const good = items.filter(fits)
  return one(how % 5 > 0 && good.length > 0 ? good : items, which)
}

const MARCH = Date.parse('2026-03-01T08:00:00+08:00')
/** Cheap and dear ones, some that leave at one time, one of which taxes eat up all. */
const TRIPS = [
  { count: 2, payee: 0, hour: 3, settlePrice: '33.33', exAmt: '0.00', payTaxes: '0.00' },
  { count: 1, payee: 0, hour: 1, settlePrice: '250.10', exAmt: '0.07', payTaxes: '12.34' },
  { count: 2, payee: 1, hour: 2, settlePrice: '100.00', exAmt: '-1.01', payTaxes: '0.00' },
  { count: 1, payee: 1, hour: 3, settlePrice: '0.05', exAmt: '0.00', payTaxes: '0.00' },
  { count: 1, payee: 0, hour: 2, settlePrice: '20.00', exAmt: '0.00', payTaxes: '20.00' },
  { count: 3, payee: 0, hour: 5, settlePrice: '66.66', exAmt: '0.00', payTaxes: '0.66' },
]

/** Waybills on two cards and on none, for two payees, in no settlement yet. */
export async function newWorld(): Promise<World> {
  const company = await newCompany()
  const payees = [await newPayee(company), await newPayee(company)]
  const cards = [await newCard(company), await newCard(company), undefined]
  const oracle = new Oracle()
  for (const [place, { count, payee: whose, hour, ...amounts }] of TRIPS.entries()) {
    const [payee, card, at] = [payees[whose], cards[place % cards.length], MARCH + hour * 3_600_000]
    if (!payee) throw new Error('no such payee')
    const plan = { payee, ...(card && { card }), goDatetime: new Date(at), ...amounts }
    const due = cents(amounts.settlePrice) + cents(amounts.exAmt) - cents(amounts.payTaxes)
    for (const { id, no } of await newWaybills(company, count, plan))
      oracle.trips.set(id, { id, no, at, payeeId: payee.id, due, settlementId: null })
  }
  return { company, services: await services(), oracle }
}

export const billsOf = ({ oracle }: World): Bill[] => [...oracle.bills.values()].filter(({ deleted }) => !deleted)
export const paymentsOf = ({ oracle }: World): Paid[] => [...oracle.payments.values()]
