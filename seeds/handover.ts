import { HOUR, iso, MINUTE, startOf, weekday } from './calendar.ts'
import { liveWaybills, worth } from './cards.ts'
import { yuan } from './money.ts'
import { nextNumber } from './numbers.ts'
import { uuids } from './rows.ts'
import { activity } from './season.ts'
import { type SettlePlan, settle, usablePayee } from './settle.ts'
import type { Captain, Card, Company } from './world.ts'

/** Progress of a handover. GIVEN has no receipt yet; RESETTLED was rejected once and settled again. */
export type Outcome = 'GIVEN' | 'OPEN' | 'VOIDED' | 'PENDING' | 'APPROVED' | 'PAID' | 'REJECTED' | 'RESETTLED'

/** Offices close on Sundays and over the Spring Festival; nothing happens after the last day. */
export function officeDay(company: Company, day: number): number {
  let open = day
  while (open < company.to && (weekday(open) === 0 || activity(open) === 0)) open += 1
  return Math.min(open, company.to)
}

const oneCaptain = (cards: readonly Card[]): Captain | null => {
  const first = cards[0]?.captain ?? null
  return cards.every((card) => card.captain === first) ? first : null
}

const projectNames = (card: Card): string =>
  [...new Set(liveWaybills(card).map((waybill) => waybill.project.name))].join('、')
const waiting = (card: Card): number =>
  card.waybills.filter((waybill) => waybill.status === 'UNLOADED' && waybill.settled === null).length

/** Cards are handed in. Where the company wants it, the account to pay comes with them. */
function give(company: Company, cards: readonly Card[], by: string, at: number): void {
  for (const card of cards) {
    const payee = company.payeeCheck ? usablePayee(card.captain) : null
    card.given = { by, at, payee, amount: payee ? worth(card) : null }
  }
}

interface Receipt {
  id: string
  giver: string
  write(status: 'OPEN' | 'SETTLED' | 'VOIDED', changed: number): void
}

function makeReceipt(company: Company, cards: readonly Card[], giver: string, day: number): Receipt {
  const { random, rows, clerk, id: company_id } = company
  const { no, place } = nextNumber(company, 'HZ', day)
  const at = startOf(day) + 8.6 * HOUR + place * 12 * MINUTE + random.int(0, 600) * 1000
  give(company, cards, giver, at - 3 * MINUTE)
  const id = random.uuid(at)
  const lines = cards.map((card) => ({
    card,
    id: random.uuid(at),
    names: projectNames(card),
    count: waiting(card),
    given: card.given,
  }))
  return {
    id,
    giver,
    write(status, changed) {
      rows.add('receipt', {
        company_id,
        id,
        give_card_no: no,
        giver,
        status,
        captain_id: oneCaptain(cards)?.id ?? null,
        captain_ids: uuids(cards.map((card) => card.captain.id)),
        card_count: cards.length,
        give_card_cnt: lines.reduce((sum, line) => sum + line.count, 0),
        give_datetime: iso(at - 3 * MINUTE),
        void_reason: status === 'VOIDED' ? '交卡人填写错误' : null,
        created_by: clerk.id,
        create_by: clerk.name,
        created_at: iso(at),
        updated_at: iso(changed || at),
      })
      for (const line of lines) {
        const { card, given } = line
        rows.add('receipt_line', {
          company_id,
          id: line.id,
          receipt_id: id,
          card_id: card.id,
          settle_card_no: card.no,
          card_type: card.type,
          project_name: line.names,
          give_card_cnt: line.count,
          give_datetime: iso(at - 3 * MINUTE),
          give_payee_id: given?.payee?.id ?? null,
          give_settle_amount: given?.amount ? yuan(given.amount) : null,
          status,
        })
      }
    },
  }
}

/** A card with everything settled is done; one with a rest goes back to its captain. */
function closeCards(cards: readonly Card[]): void {
  for (const card of cards) {
    if (liveWaybills(card).every((waybill) => waybill.settled)) card.status = 'SETTLED'
    else card.given = null
  }
}

/** From the receipt on: back to the captain, on the desk, or settled once or twice. */
function follow(
  company: Company,
  cards: readonly Card[],
  day: number,
  outcome: Exclude<Outcome, 'GIVEN'>,
  receipt: Receipt,
): void {
  const settleOnce = (status: SettlePlan['status'], from: number): SettlePlan =>
    settleReceipt(company, cards, receipt, status, from)
  if (outcome === 'OPEN') receipt.write('OPEN', 0)
  else if (outcome === 'VOIDED') receipt.write('VOIDED', startOf(day) + 16 * HOUR)
  else if (outcome === 'REJECTED') receipt.write('OPEN', startOf(settleOnce('REJECTED', day).decided) + 19 * HOUR)
  else {
    const again = outcome === 'RESETTLED' ? settleOnce('REJECTED', day).decided + 1 : day
    const final = outcome === 'RESETTLED' ? (company.to - day > 60 ? 'PAID' : 'APPROVED') : outcome
    receipt.write('SETTLED', startOf(settleOnce(final, again).day) + 18 * HOUR)
    closeCards(cards)
  }
}

function settleReceipt(
  company: Company,
  cards: readonly Card[],
  receipt: Receipt,
  status: SettlePlan['status'],
  from: number,
): SettlePlan {
  const { random } = company
  const made = officeDay(company, from + random.int(0, 3))
  const decided = officeDay(company, made + random.int(1, 3))
  const plan: SettlePlan = {
    waybills: cards.flatMap((card) => card.waybills),
    giver: receipt.giver,
    captain: oneCaptain(cards),
    receiptId: receipt.id,
    status,
    day: made,
    decided,
    paid: officeDay(company, decided + random.int(3, 24)),
    payees: status !== 'PENDING' || random.chance(0.6),
  }
  settle(company, plan)
  return plan
}

/** The cards come in on that day and go as far as the outcome says. */
export function handOver(
  company: Company,
  cards: readonly Card[],
  day: number,
  outcome: Outcome,
  giver?: string,
): void {
  const { random } = company
  const captain = oneCaptain(cards)
  const by = giver ?? random.pick(captain?.givers ?? ['车队代表'])
  if (outcome === 'GIVEN') give(company, cards, by, startOf(day) + 10 * HOUR + random.int(0, 200) * MINUTE)
  else follow(company, cards, day, outcome, makeReceipt(company, cards, by, day))
}
