import { sql } from '@tufang/server/kernel/sql/sql'
import {
  cancelledOf,
  claimableFor,
  claimedOf,
  grossOf,
  type Invoice,
  openOf,
  taxOf,
  whyNotDeleted,
} from '@tufang/tests/invoice-oracle'
import { amountOf, type Bill, type Oracle, type Paid, sum, totalOf, yuan } from '@tufang/tests/payment-oracle'
import { rowsOf } from '@tufang/tests/rows'
import { expect } from 'vitest'
import { billsOf, invoicesOf, paymentsOf, type World } from './payment-world'

const sorted = (lines: readonly string[]): string[] => [...lines].sort()
const lineOf = (...words: unknown[]): string => words.filter((word) => word !== null && word !== undefined).join(' ')

/** Every waybill, payment and claim is as the oracle has it, and every amount that people see, to the cent. */
export async function expectForetold(world: World): Promise<void> {
  const { oracle } = world
  expect(sorted(await storedOf(world))).toEqual(
    sorted([...waybillLines(oracle), ...paymentLines(oracle), ...claimLines(world)]),
  )
  expect(sorted(await headsOf(world))).toEqual(
    sorted([...billHeads(world), ...invoiceHeads(world), ...paymentHeads(oracle), ...cardHeads(oracle)]),
  )
}

/** Stored figures besides the shown ones. */
async function storedOf({ company: { id } }: World): Promise<string[]> {
  const lines = await rowsOf<{ line: string }>(sql`
    select concat_ws(' ', 'waybill', w.id, w.settlement_id, coalesce(l.pledged_amt, 0)::numeric(16, 2), w.actually_paid, coalesce(l.invoiced, false)) as line
    from waybill w left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live where w.company_id = ${id}
    union all
    select concat_ws(' ', 'payment', id, case when deleted then 'DELETED' else status end, payee_id, amt, waybill_cnt) from payment
    where company_id = ${id}
    union all
    select concat_ws(' ', 'part', payment_id, settlement_id, plan_item_id, amt) from payment_settlement where company_id = ${id}
    union all
    select concat_ws(' ', 'share', payment_id, waybill_id, amt) from payment_line where company_id = ${id}
    union all
    select concat_ws(' ', 'claim', invoice_id, waybill_id, settlement_id, amt) from invoice_claim where company_id = ${id} and live`)
  return lines.map(({ line }) => line)
}

const waybillLines = (oracle: Oracle): string[] =>
  [...oracle.trips.values()].map(({ id, settlementId }) =>
    lineOf(
      ...['waybill', id, settlementId, yuan(oracle.hasOf(id, 'PLEDGED')), yuan(oracle.hasOf(id, 'PAID'))],
      oracle.claimerOf(id) ? 't' : 'f',
    ),
  )

const paymentLines = ({ payments }: Oracle): string[] =>
  [...payments.values()].flatMap((own) => {
    const { id, deleted, status, payeeId, parts, shares } = own
    return [
      lineOf('payment', id, deleted ? 'DELETED' : status, payeeId, yuan(amountOf(own)), shares.size),
      ...parts.map(({ settlementId, planItemId, amt }) => lineOf('part', id, settlementId, planItemId, yuan(amt))),
      ...(deleted ? [] : [...shares].map(([trip, amt]) => lineOf('share', id, trip, yuan(amt)))),
    ]
  })

const claimLines = (world: World): string[] =>
  invoicesOf(world).flatMap(({ id, claims }) =>
    [...claims].map(([trip, amt]) => lineOf('claim', id, trip, world.oracle.trips.get(trip)?.settlementId, yuan(amt))),
  )

type Head = Record<string, string | number | boolean | string[]>
type Heads = Record<'settlements' | 'invoices' | 'payments' | 'cards', { records: Head[] }>

/** Figures in lists of settlements, invoices, payments and cards, with the offered verbs. */
async function headsOf({ clerk, oracle }: World): Promise<string[]> {
  const { settlements, invoices, payments, cards } = await clerk.ask<Heads>(
    `query ($page: PageInput) {
      settlements(page: $page) { records { id status pledgedAmt paidAmt leftAmt invoicedAmt allowedActions settleCnt settleAmt } }
      invoices(page: $page) { records { id invoiceSn red taxInvoiceSumPrice sumPrice claimedAmt cancelledAmt leftAmt waybillCnt allowedActions } }
      payments(page: $page) { records { id status allowedActions } }
      cards(page: $page) { records { id unsettledAmount settledAmount paidAmount } }
    }`,
    { page: { size: 100 } },
  )
  const own = new Set([...oracle.trips.values()].map(({ cardId }) => cardId))
  return [
    ...settlements.records.map(({ settleCnt, settleAmt, ...rest }) =>
      lineOf('settlement', ...Object.values(rest), ...(rest.status === 'REJECTED' ? [] : [settleCnt, settleAmt])),
    ),
    ...invoices.records.map((invoice) => lineOf('invoice', ...Object.values(invoice))),
    ...payments.records.map((payment) => lineOf('offer', ...Object.values(payment))),
    ...cards.records.flatMap((card) => (own.has(String(card.id)) ? [lineOf('card', ...Object.values(card))] : [])),
  ]
}

/** Figures of a rejected settlement stay as they were. */
const billHeads = (world: World): string[] =>
  billsOf(world).map((bill) => {
    const { oracle } = world
    const [trips, status] = [oracle.tripsOn(bill.id), oracle.statusOf(bill)]
    const [pledged, paid] = [oracle.hasOfBill(bill.id, 'PLEDGED'), oracle.hasOfBill(bill.id, 'PAID')]
    return lineOf(
      ...['settlement', bill.id, status, yuan(pledged), yuan(paid)],
      ...[yuan(oracle.leftOf(bill.id)), yuan(oracle.invoicedOf(bill.id)), offersOfBill(oracle, bill)],
      ...(status === 'REJECTED' ? [] : [trips.length, yuan(sum(trips.map(totalOf)))]),
    )
  })

function offersOfBill(oracle: Oracle, bill: Bill): string[] {
  const status = oracle.statusOf(bill)
  const open = ['PENDING', 'APPROVED'].includes(status) && oracle.whyKept(bill.id) === null
  return [
    ...(status === 'PENDING' ? ['approve'] : []),
    ...(open ? ['reject', 'merge'] : []),
    ...(open && oracle.tripsOn(bill.id).length > 1 ? ['split'] : []),
    ...(['PENDING', 'REJECTED'].includes(status) ? ['delete'] : []),
    ...(status === 'PENDING' ? ['setPayee'] : []),
  ]
}

const OFFERS: Record<Paid['status'], string[]> = {
  DRAFT: ['edit', 'submit', 'delete'],
  SUBMITTED: ['withdraw', 'approve', 'sendBack', 'delete'],
  APPROVED: ['withdraw', 'sendBack', 'pay', 'delete'],
  PAID: ['giveBack', 'reverse'],
  RETURNED: [],
  REVERSED: [],
}
const paymentHeads = ({ payments }: Oracle): string[] =>
  [...payments.values()].flatMap(({ id, status, deleted }) =>
    deleted ? [] : [lineOf('offer', id, status, OFFERS[status])],
  )

const invoiceHeads = (world: World): string[] =>
  invoicesOf(world).flatMap((invoice) => {
    const { id, number, redOf, deleted, claims } = invoice
    const [claimed, open] = [claimedOf(invoice), openOf(world.oracle, invoice)]
    const amounts = [taxOf(invoice), grossOf(invoice), claimed, cancelledOf(world.oracle, invoice), open]
    const offers = [
      ...['edit', ...(open > 0n ? ['claim'] : []), ...(claimed > 0n ? ['release'] : [])],
      ...[...(open > 0n ? ['red'] : []), ...(whyNotDeleted(world.oracle, invoice) === null ? ['delete'] : [])],
    ]
    return deleted ? [] : [lineOf('invoice', id, number, redOf !== null, ...amounts.map(yuan), claims.size, offers)]
  })

/** Amounts of trips on a card: in no settlement, on one, and paid. */
function cardHeads(oracle: Oracle): string[] {
  const byCard = Map.groupBy(oracle.trips.values(), ({ cardId }) => cardId)
  return [...byCard].flatMap(([cardId, trips]) => {
    const settled = trips.filter(({ settlementId }) => settlementId !== null)
    const all = sum(trips.map(totalOf))
    const [done, paid] = [sum(settled.map(totalOf)), sum(trips.map(({ id }) => oracle.hasOf(id, 'PAID')))]
    return cardId === null ? [] : [lineOf('card', cardId, yuan(all - done), yuan(done), yuan(paid))]
  })
}

/** Checks the waybills and settlements that payments and invoices show, even after those have changed. */
export async function expectShown(world: World): Promise<void> {
  for (const payment of paymentsOf(world)) if (!payment.deleted) await expectPaymentShown(world, payment)
  for (const invoice of invoicesOf(world)) if (!invoice.deleted) await expectInvoiceShown(world, invoice)
}

interface Listed {
  total: number
  records: { waybillId: string; amt: string }[]
}
const listed = ({ total, records }: Listed) => [total, sorted(records.map((own) => `${own.waybillId} ${own.amt}`))]
const foretold = (shares: Iterable<[string, bigint]>) => {
  const lines = [...shares].map(([trip, amt]) => `${trip} ${yuan(amt)}`)
  return [lines.length, sorted(lines)]
}

async function expectPaymentShown(world: World, { id, shares }: Paid): Promise<void> {
  const { payment } = await world.clerk.ask<{ payment: { lines: Listed; invoices: { id: string }[] } }>(
    'query ($id: ID!) { payment(id: $id) { lines { total records { waybillId amt } } invoices { id } } }',
    { id },
  )
  expect(listed(payment.lines)).toEqual(foretold(shares))
  const claiming = invoicesOf(world).filter(({ claims }) => [...shares.keys()].some((trip) => claims.has(trip)))
  expect(sorted(payment.invoices.map((invoice) => invoice.id))).toEqual(sorted(claiming.map((invoice) => invoice.id)))
}

async function expectInvoiceShown({ clerk, oracle }: World, own: Invoice): Promise<void> {
  const { invoice } = await clerk.ask<{ invoice: { waybills: Listed; claimableWaybills: Listed } }>(
    `query ($id: ID!) {
      invoice(id: $id) { waybills { total records { waybillId amt } } claimableWaybills { total records { waybillId amt } } }
    }`,
    { id: own.id },
  )
  expect(listed(invoice.waybills)).toEqual(foretold(own.claims))
  const claimable = claimableFor(oracle, own).map((trip): [string, bigint] => [trip.id, totalOf(trip)])
  expect(listed(invoice.claimableWaybills)).toEqual(foretold(claimable))
}
