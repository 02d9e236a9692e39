import { makeCard, record } from './cards.ts'
import { handOver, type Outcome, officeDay } from './handover.ts'
import { activity } from './season.ts'
import { settle } from './settle.ts'
import { makeTrips } from './trips.ts'
import type { Captain, Card, Company, Waybill } from './world.ts'

export interface HistoryPlan {
  /** Exact number of waybills. */
  waybills: number
  /** Fewest and most on one card. */
  card: readonly [number, number]
  /** Fewest and most cards that are handed in together. */
  cards: readonly [number, number]
  /** Progress of a handover of that age in days; `share` says how far the story is, 0 to 1. */
  outcome: (age: number, share: number) => Outcome | 'NONE'
  /** The last day on which cards of this history may still record. */
  until: number
}

/** Cards that were filled together, and waybills beside them that were never put on a card. */
interface Batch {
  cards: Card[]
  loose: Waybill[]
}

/** Young cards are still on their way; old ones were paid long ago, some after a second try. */
export function usualOutcome(company: Company, age: number): Outcome {
  const { random } = company
  if (age > 50)
    return random.weighted([
      ['PAID', 91],
      ['APPROVED', 3],
      ['RESETTLED', 6],
    ] as const)
  if (age > 22)
    return random.weighted([
      ['PAID', 48],
      ['APPROVED', 46],
      ['RESETTLED', 6],
    ] as const)
  if (age > 9)
    return random.weighted([
      ['APPROVED', 55],
      ['PENDING', 40],
      ['REJECTED', 5],
    ] as const)
  return random.weighted([
    ['OPEN', 60],
    ['PENDING', 40],
  ] as const)
}

/** First days of the batches: more when the sites are busy, and more every month as the company grows. */
function starts(company: Company, count: number, until: number): number[] {
  const { random, from } = company
  const weights: number[] = []
  for (let day = from; day < until; day++) weights.push(activity(day) * (0.5 + (day - from) / (until - from)))
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count
  const found: number[] = []
  let passed = 0
  let next = random.next() * step
  for (const [at, weight] of weights.entries()) {
    passed += weight
    for (; next < passed && found.length < count; next += step) found.push(from + at)
  }
  while (found.length < count) found.push(until - 1)
  return found
}

function sizes(company: Company, plan: HistoryPlan): number[][] {
  const { random } = company
  const batches: number[][] = []
  let left = plan.waybills
  while (left > 0) {
    const batch: number[] = []
    for (let cards = random.int(...plan.cards); cards > 0 && left > 0; cards--) {
      const drawn = random.int(...plan.card)
      const size = left - drawn < plan.card[0] ? Math.min(left, plan.card[1]) : drawn
      batch.push(size)
      left -= size
    }
    batches.push(batch)
  }
  return batches
}

/** Projects that work then; a card mostly stays on one of them. */
function projectsOf(company: Company, day: number): Company['projects'] {
  const { random, projects } = company
  const open = projects.filter((project) => project.from <= day && day + 10 <= project.to)
  const pool = open.length > 0 ? open : projects
  const first = random.pick(pool)
  return random.chance(0.12) ? [first, random.pick(pool)] : [first]
}

/** Waybills without a card are settled by themselves, or still wait. */
function looseWaybills(company: Company, captain: Captain, from: number, to: number, count: number): Waybill[] {
  const { random } = company
  const projects = projectsOf(company, from)
  const waybills = makeTrips(company, { card: null, captain, trucks: captain.trucks, projects, from, to, count })
  const day = officeDay(company, to + random.int(4, 12))
  const [decided, paid] = [officeDay(company, day + 2), officeDay(company, day + 15)]
  if (company.to - day < 30) return waybills
  const plan = { waybills, giver: captain.name, captain, receiptId: null, day, decided, paid, payees: true }
  settle(company, { ...plan, status: 'PAID' })
  return waybills
}

function makeBatch(company: Company, captain: Captain, own: readonly number[], from: number, to: number): Batch {
  const { random } = company
  const [first = 0] = own
  const beside = first > 20 && random.chance(0.25) ? random.int(2, 6) : 0
  const cards: Card[] = []
  for (const [at, size] of own.entries()) {
    const parent = at > 0 && random.chance(0.45) ? cards[0] : undefined
    const card = makeCard(company, { captain, bound: from - random.int(1, 5), ...(parent ? { parent } : {}) })
    const trucks = captain.trucks.filter((_, index) => index % own.length === at)
    const count = at === 0 ? size - beside : size
    const shared = trucks.length > 0 ? trucks : captain.trucks
    record(company, card, { trucks: shared, projects: projectsOf(company, from), from, to, count })
    cards.push(card)
  }
  return { cards, loose: beside > 0 ? looseWaybills(company, captain, from, to, beside) : [] }
}

/** Past of the company, batch by batch in the order of time; the caller writes the batches. */
export function* makeHistory(company: Company, plan: HistoryPlan): Generator<Batch> {
  const { random, captains } = company
  const batches = sizes(company, plan)
  const free = new Map(captains.map((captain) => [captain, 0]))
  for (const [index, from] of starts(company, batches.length, plan.until - 14).entries()) {
    const own = batches[index] ?? []
    const captain = captains.reduce((best, other) => ((free.get(other) ?? 0) < (free.get(best) ?? 0) ? other : best))
    const rate = Math.max(1, captain.trucks.length * 2.2)
    const days = Math.max(random.int(16, 30), Math.ceil(own.reduce((sum, count) => sum + count, 0) / rate))
    const to = Math.min(from + days, plan.until)
    free.set(captain, to)
    const batch = makeBatch(company, captain, own, from, to)
    const day = officeDay(company, to + random.int(1, 7))
    const outcome = plan.outcome(company.to - day, index / batches.length)
    if (outcome !== 'NONE' && to < company.to) handOver(company, batch.cards, day, outcome)
    yield batch
  }
}
