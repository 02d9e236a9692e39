import { HOUR, startOf } from './calendar.ts'
import { makeCard, record } from './cards.ts'
import { putUnderReview } from './flaws.ts'
import { handOver } from './handover.ts'
import { LONG_PROJECT } from './places.ts'
import { typePrice } from './settle.ts'
import type { Captain, Card, Company, Project } from './world.ts'

/** Waybills on B10000000000001 … 20. The first ten cards hold nothing but settleable waybills that have a price. */
const SIZES = [24, 36, 18, 42, 12, 60, 33, 27, 15, 48, 22, 31, 29, 38, 10, 54, 26, 19, 44, 35]

interface Fill {
  captain: Captain
  count: number
  projects: readonly Project[]
  days: number
  clean?: boolean
  parent?: Card
}

/** An activated card that has recorded until the last evening. */
export function fill(company: Company, { captain, count, projects, days, clean = false, parent }: Fill): Card {
  const { to } = company
  const from = to - days
  const card = makeCard(company, { captain, bound: from - 2, ...(parent ? { parent } : {}) })
  const until = clean ? to - 1 : to
  record(company, card, {
    trucks: captain.trucks,
    projects,
    from,
    to: until,
    count,
    clean,
    prices: clean ? 'known' : undefined,
  })
  return card
}

const named = (company: Company, name: string): Project => {
  const project = company.projects.find((candidate) => candidate.name === name)
  if (!project) throw new Error(`no project ${name}`)
  return project
}

/** Trips of the last evening: loaded or on the road when the story stops. */
function lastEvening(company: Company, card: Card): void {
  const { trucks } = card.captain
  const [project] = card.waybills.map((waybill) => waybill.project)
  if (!project) return
  const { to } = company
  record(company, card, { trucks, projects: [project], from: to, to, count: company.random.int(1, 3), night: 1 })
}

/** A card of which not everything can be settled: some trips wait for a reviewer, the last ones are still under way. */
export function halfDoneCard(company: Company, captain: Captain, project: Project): Card {
  const card = fill(company, { captain, count: 9, projects: [project], days: 20, clean: true })
  for (const waybill of card.waybills.slice(0, 3)) putUnderReview(company.random, waybill)
  lastEvening(company, card)
  return card
}

/** Trips that the project has no price for; for the first a clerk has typed one, the others still lack it. */
function unpricedTrips(company: Company, card: Card, project: Project): void {
  const { to } = company
  const run = { trucks: card.captain.trucks, projects: [project], from: to - 20, to: to - 2, count: 4, clean: true }
  const [first] = record(company, card, { ...run, prices: 'missing' })
  if (first) typePrice(company, first, startOf(to) + 15 * HOUR)
}

/** Sub-cards that carry waybills of their own, under the captain cards 6 to 8. */
function subCards(company: Company, parents: readonly Card[], projects: readonly Project[]): Card[] {
  return parents.flatMap((parent) =>
    [14, 9, 11].map((count) =>
      fill(company, { captain: parent.captain, count, projects, days: 40, clean: true, parent }),
    ),
  )
}

/** B10000000000021 … 25: the states a clerk must tell apart. */
function oddCards(company: Company, captain: Captain, projects: readonly Project[]): Card[] {
  const { random } = company
  const partly = fill(company, { captain, count: 26, projects, days: 45, clean: true })
  for (const waybill of partly.waybills.slice(0, 7)) putUnderReview(random, waybill)
  const wholly = fill(company, { captain, count: 13, projects, days: 30, clean: true })
  for (const waybill of wholly.waybills) putUnderReview(random, waybill)
  const idle = makeCard(company, { captain })
  const voided = makeCard(company, { captain, bound: company.to - 80 })
  voided.status = 'VOIDED'
  const settled = makeCard(company, { captain, bound: company.to - 60 })
  const [from, to] = [company.to - 58, company.to - 32]
  record(company, settled, { trucks: captain.trucks, projects, from, to, count: 30, clean: true, prices: 'known' })
  handOver(company, [settled], company.to - 28, 'APPROVED')
  return [partly, wholly, idle, voided, settled]
}

/** Numbered cards of company A, in the order of their numbers. */
export function addNumberedCards(company: Company): Card[] {
  const [own, second, third, fourth, fifth] = company.captains
  if (!own || !second || !third || !fourth || !fifth) throw new Error('company A needs five captains')
  const pit = named(company, '前海桂湾十九单元03街坊基坑工程')
  const station = named(company, '深圳北站超核心区C2地块土石方工程')
  const long = named(company, LONG_PROJECT)
  const road = named(company, '机场东车辆段综合管廊土方工程')
  const owners = [own, second, third, fourth]
  const places = [[pit], [station], [station, road], [pit, long]]
  const cards = SIZES.map((count, index) => {
    const row = Math.floor(index / 5)
    const projects = index === 2 ? [pit, long] : index === 7 ? [long] : (places[row] ?? [pit])
    const captain = owners[row] ?? own
    return fill(company, { captain, count, projects, days: 75 + (index % 10) * 4, clean: index < 10 })
  })
  for (const card of cards.slice(10)) lastEvening(company, card)
  for (const card of cards.slice(10, 13)) unpricedTrips(company, card, station)
  const subs = subCards(company, cards.slice(5, 8), [station])
  return [...cards, ...oddCards(company, fifth, [road]), ...subs]
}
