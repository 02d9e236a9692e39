import { DAY, dayOf, HOUR, iso, MINUTE, monthOf, startOf } from './calendar.ts'
import { yuan } from './money.ts'
import { nextCardNo, nextNumber } from './numbers.ts'
import type { Random } from './random.ts'
import { reviewRow } from './review-row.ts'
import { makeTrips, type Run } from './trips.ts'
import { accounted, expected, waybillRow } from './waybill-row.ts'
import type { Captain, Card, Company, Posting, Waybill } from './world.ts'

interface CardPlan {
  captain: Captain
  /** A sub-card hangs on this captain card. */
  parent?: Card
  /** The day it is activated; without it the card lies in a drawer. */
  bound?: number
}

/** A new card with the next number of its kind. */
export function makeCard(company: Company, { captain, parent, bound }: CardPlan): Card {
  const { random, to } = company
  const boundAt = bound === undefined ? null : startOf(bound) + 8 * HOUR + random.int(0, 540) * MINUTE
  const createdAt = boundAt === null ? startOf(to - 40) + 9 * HOUR : boundAt - random.int(1, 30) * DAY
  const kind = parent ? 'SUB' : 'CAPTAIN'
  return {
    id: random.uuid(createdAt),
    no: nextCardNo(company, kind),
    kind,
    captain,
    parent: parent ?? null,
    type: random.weighted([
      ['PURCHASE', 86],
      ['CARRY_OVER', 10],
      ['REFUND', 4],
    ] as const),
    status: boundAt === null ? 'NOT_ACTIVATED' : 'ACTIVATED',
    boundAt,
    createdAt,
    given: null,
    waybills: [],
    ledger: [],
  }
}

/** Puts the trips of a run on the card. */
export function record(company: Company, card: Card, run: Omit<Run, 'card' | 'captain'>): Waybill[] {
  const made = makeTrips(company, { ...run, card, captain: card.captain })
  card.waybills.push(...made)
  return made
}

/** Adds an entry to the card's ledger. */
export function post(
  company: Company,
  card: Card,
  entry: Omit<Posting, 'id'>,
  random: Random = company.random,
): Posting {
  const posting = { id: random.uuid(entry.at), ...entry }
  card.ledger.push(posting)
  return posting
}

/** One ACCRUE a month: the amounts of that month's waybills at the project's price. */
function accrue(company: Company, card: Card): void {
  const months = Map.groupBy(
    card.waybills.filter((waybill) => waybill.status === 'UNLOADED'),
    (waybill) => monthOf(waybill.goAt),
  )
  for (const waybills of months.values()) {
    const unsettled = waybills.reduce((sum, waybill) => sum + expected(waybill), 0)
    const at = Math.max(...waybills.map((waybill) => waybill.doneAt ?? waybill.goAt))
    const nothing = { settled: 0, paid: 0, settlementId: null, reversesId: null }
    post(company, card, { kind: 'ACCRUE', count: waybills.length, unsettled, ...nothing, at })
  }
}

function writeLedger(company: Company, card: Card): void {
  accrue(company, card)
  for (const entry of card.ledger.sort((one, other) => one.at - other.at)) {
    company.rows.add('card_ledger_entry', {
      company_id: company.id,
      id: entry.id,
      card_id: card.id,
      kind: entry.kind,
      waybill_count: entry.count,
      unsettled_amount: yuan(entry.unsettled),
      settled_amount: yuan(entry.settled),
      paid_amount: yuan(entry.paid),
      settlement_id: entry.settlementId,
      reverses_id: entry.reversesId,
      payment_id: entry.paymentId ?? null,
      created_by: entry.paymentId ? company.cashier.id : company.clerk.id,
      created_at: iso(entry.at),
    })
  }
}

function writeCard(company: Company, card: Card): void {
  const { given } = card
  const last = Math.max(card.createdAt, given?.at ?? 0, ...card.ledger.map((entry) => entry.at))
  company.rows.add('card', {
    company_id: company.id,
    id: card.id,
    card_no: card.no,
    kind: card.kind,
    card_type: card.type,
    status: card.status,
    captain_id: card.captain.id,
    parent_id: card.parent?.id ?? null,
    binding_date: card.boundAt === null ? null : iso(card.boundAt),
    giver: given?.by ?? null,
    give_datetime: given ? iso(given.at) : null,
    give_payee_id: given?.payee?.id ?? null,
    give_settle_amount: given?.amount ? yuan(given.amount) : null,
    batch_id: null,
    created_at: iso(card.createdAt),
    updated_at: iso(last),
  })
}

/** Numbers and writes the waybills by time, and writes the cards as they ended up. */
export function writeCards(company: Company, cards: readonly Card[], loose: readonly Waybill[]): void {
  const waybills = [...cards.flatMap((card) => card.waybills), ...loose]
  for (const waybill of waybills.sort((one, other) => one.goAt - other.goAt)) {
    waybill.no = nextNumber(company, 'YD', dayOf(waybill.goAt)).no
    company.rows.add('waybill', waybillRow(company, waybill))
    if (waybill.pending) company.rows.add('waybill_review', reviewRow(company, waybill))
  }
  for (const card of cards) {
    writeLedger(company, card)
    writeCard(company, card)
  }
}

/** Live waybills of a card, with their amounts. */
export const liveWaybills = (card: Card): Waybill[] => card.waybills.filter((waybill) => waybill.status !== 'VOID')
export const worth = (card: Card): number => card.waybills.reduce((sum, waybill) => sum + accounted(waybill), 0)
