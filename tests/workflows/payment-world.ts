import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller, GraphqlAnswer } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import type { Invoice } from '@tufang/tests/invoice-oracle'
import { type Bill, cents, Oracle, type Paid } from '@tufang/tests/payment-oracle'
import { rowOf } from '@tufang/tests/rows'

export interface World {
  company: TestCompany
  /** Clerk with all permissions. */
  clerk: Caller
  oracle: Oracle
}

/** Choice of a verb's subject among the present rows. */
export interface Choice {
  which: number
  how: number
}

type Answer = GraphqlAnswer<Record<string, unknown>>

/** Deed, with the outcome that it must have. */
export interface Deed {
  /** The code with which it has to be refused. */
  refused: string | null
  /** Codes of rows that are answered each on its own. */
  rows?: (string | null)[]
  act(): Promise<Answer>
  /** Keeps in mind what was done, once it was; throws where the answer says anything else. */
  keep(answer: unknown): void | Promise<void>
}

/** Null where there is nothing yet that it could be done to. */
export type Verb = (world: World, choice: Choice) => Deed | null
export type Verbs = Record<string, Verb>

/** Sends a document of which the only field is named `answer`. */
export const send = ({ clerk }: World, document: string, variables: object): Promise<Answer> =>
  clerk.gqlInTurn(document, { ...variables })

/** Version that a change of the row has to name. */
export async function versionOf(table: 'payment' | 'invoice', { id }: { id: string }): Promise<number> {
  const { version } = await rowOf<{ version: number }>(sql`select version from ${sql.ref(table)} where id = ${id}`)
  return version
}

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
/** A part of an amount: at least a cent. */
export const partOf = (amt: bigint, how: number): bigint => (amt > 0n ? 1n + ((BigInt(how) * 7919n) % amt) : 1n)

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
    const [price, extra, taxes] = [cents(amounts.settlePrice), cents(amounts.exAmt), cents(amounts.payTaxes)]
    const trip = { at, payeeId: payee.id, cardId: card?.id ?? null, price, extra, taxes, settlementId: null }
    for (const { id, no } of await newWaybills(company, count, plan)) oracle.trips.set(id, { ...trip, id, no })
  }
  return { company, clerk: await company.as('管理员'), oracle }
}

export const billsOf = ({ oracle }: World): Bill[] => [...oracle.bills.values()].filter(({ deleted }) => !deleted)
export const paymentsOf = ({ oracle }: World): Paid[] => [...oracle.payments.values()]
export const invoicesOf = ({ oracle }: World): Invoice[] => [...oracle.invoices.values()]
