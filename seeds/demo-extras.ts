import { makeCard, record } from './cards.ts'
import { fill } from './demo-cards.ts'
import { putUnderReview } from './flaws.ts'
import { handOver, type Outcome, officeDay } from './handover.ts'
import type { Captain, Card, Company, Project } from './world.ts'

/** Cards that recorded for some weeks and stopped some days ago. */
function older(company: Company, captain: Captain, projects: readonly Project[], sizes: number[], ago: number): Card[] {
  const to = company.to - ago
  return sizes.map((count) => {
    const card = makeCard(company, { captain, bound: to - 27 })
    record(company, card, { trucks: captain.trucks, projects, from: to - 25, to, count })
    return card
  })
}

/** A desk as a clerk finds it in the morning: every stage of a handover is on it at least once. */
export function addDesk(company: Company): Card[] {
  const { captains, projects, random, to } = company
  const cards: Card[] = []
  const at = (index: number): Captain => captains[index % captains.length] ?? random.pick(captains)
  const project = (index: number): Project => projects[index % projects.length] ?? random.pick(projects)
  const hand = (made: Card[], ago: number, outcome: Outcome, giver?: string): void => {
    cards.push(...made)
    handOver(company, made, officeDay(company, to - ago), outcome, giver)
  }
  hand(older(company, at(5), [project(1)], [22, 17], 6), 1, 'GIVEN')
  hand(older(company, at(6), [project(3)], [19], 4), 0, 'GIVEN')
  hand(older(company, at(5), [project(0)], [25, 31], 9), 3, 'OPEN')
  hand(
    [...older(company, at(7), [project(1)], [21], 8), ...older(company, at(8), [project(6)], [18], 8)],
    2,
    'OPEN',
    '周建明',
  )
  const reviewed = older(company, at(6), [project(3)], [8], 12)
  for (const waybill of reviewed.flatMap((card) => card.waybills)) {
    if (waybill.status === 'UNLOADED') putUnderReview(random, waybill)
  }
  hand(reviewed, 5, 'OPEN')
  hand(older(company, at(7), [project(2), project(0)], [28, 16], 15), 8, 'PENDING')
  hand(older(company, at(9), [project(0)], [24, 12], 7), 4, 'OPEN')
  hand(older(company, at(10), [project(6), project(1)], [33], 5), 1, 'OPEN')
  hand(older(company, at(9), [project(1)], [27, 22], 16), 10, 'PENDING')
  hand(older(company, at(10), [project(2)], [18], 14), 6, 'PENDING')
  hand(older(company, at(11), [project(6)], [36, 20], 24), 18, 'APPROVED')
  hand(older(company, at(11), [project(0)], [29], 22), 15, 'APPROVED')
  hand(older(company, at(8), [project(3)], [23], 20), 14, 'REJECTED')
  const twice = older(company, at(7), [project(6)], [20, 14], 30)
  hand(twice, 24, 'VOIDED')
  handOver(company, twice, officeDay(company, to - 21), 'APPROVED')
  hand(older(company, at(8), [project(1)], [13], 11), 7, 'VOIDED')
  cards.push(...stock(company, at(5)))
  return cards
}

/** Cards that lie in a drawer, and one that got lost. */
function stock(company: Company, captain: Captain): Card[] {
  const idle = Array.from({ length: 6 }, () => makeCard(company, { captain }))
  const lost = makeCard(company, { captain, bound: company.to - 200 })
  lost.status = 'VOIDED'
  return [...idle, lost]
}

/** One activated card whose waybills can all be settled. */
export const settleableCard = (company: Company, captain: Captain, project: Project, count: number): Card =>
  fill(company, { captain, count, projects: [project], days: 34, clean: true })
