import { withPauses } from '../../../kernel/pauses.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isId } from '../../../kernel/values/id.js'
import { dueByWeek, unplannedSettlements } from '../../payment/index.js'
import { openFlags } from '../../waybill/index.js'
import { shiftsOfPhases, ticketPrices } from '../cost/cost.queries.js'
import { entriesOfPhases } from '../cost/entries.queries.js'
import { namedBy } from '../phase/phase.queries.js'
import * as queries from './board.queries.js'
import type { Board, BoardProject } from './board.view.js'
import { cashOf, WEEKS } from './cash.js'
import { type CountedPhase, countedPhase, figuresOf, sharedBy } from './figures.js'
import { sumOfAnomalies, totalsOf } from './totals.js'

export const MOST_PROJECTS = 200

/** Board of a company on a day. The number of statements is the same for one project and for 200. */
export async function boardOf(
  em: Em,
  companyId: string,
  day: string,
  given: readonly string[] | null = null,
): Promise<Board> {
  const asked = { projectIds: given?.filter(isId) ?? null, today: day, most: MOST_PROJECTS }
  const phases = await queries.listedPhases(em, companyId, asked)
  const sums = await queries.sumsOfPhases(em, companyId, phases)
  const named = await namedBy(em, { companyId }, sums)
  const tickets = await ticketPrices(em, companyId, sums)
  const shifts = await shiftsOfPhases(em, companyId, phases)
  const entries = await entriesOfPhases(em, companyId, phases)
  const days = await queries.lastWorkingDays(em, companyId, phases, day)
  const due = await dueByWeek(em, { companyId, projectIds: asked.projectIds }, { from: day, weeks: WEEKS })
  const unplanned = await unplannedSettlements(em, { companyId, projectIds: asked.projectIds })
  const phasesBy = by(phases)
  const owing = [...new Set([...due, ...unplanned].map(({ projectId }) => projectId))].filter((id) => !phasesBy.has(id))
  const others = await queries.withoutPhases(em, companyId, owing, MOST_PROJECTS - phasesBy.size)
  const listed = [
    ...[...phasesBy].map(([id, own]) => ({ id, name: own[0]?.projectName ?? '', own })),
    ...others.map(({ id, name }) => ({ id, name, own: [] })),
  ]
  const projectIds = listed.map(({ id }) => id)
  const flags = await openFlags(em, companyId, projectIds)
  const updating = await queries.projectsUpdating(em, companyId, projectIds)

  const [sumsBy, daysBy] = [Map.groupBy(sums, ({ phaseId }) => phaseId), Map.groupBy(days, ({ phaseId }) => phaseId)]
  const [flagsBy, dueBy, unplannedBy] = [by(flags), by(due), by(unplanned)]
  const projects: BoardProject[] = []
  const terms = { named, tickets }
  // Other requests are served between two phases, since a phase of a million trips has thousands of sums.
  for await (const { id, name, own } of withPauses(listed)) {
    const counted: CountedPhase[] = []
    for await (const phase of withPauses(own)) {
      const trips = {
        sums: sumsBy.get(phase.id) ?? [],
        days: daysBy.get(phase.id) ?? [],
        shifts,
        entries,
        terms,
        today: day,
      }
      counted.push(countedPhase(phase, trips))
    }
    projects.push({
      projectInfoId: id,
      projectName: name,
      phases: counted.map(({ shown }) => shown),
      figures: figuresOf(counted.map((phase) => phase.counted)),
      shared: sharedBy(counted),
      anomalies: sumOfAnomalies(flagsBy.get(id) ?? []),
      cash: cashOf({ due: dueBy.get(id) ?? [], unplanned: unplannedBy.get(id) ?? [] }, day),
      updating: updating.has(id),
    })
  }
  const total = (phases[0]?.total ?? 0) + (others[0]?.total ?? 0)
  return { day, total, projects, totals: totalsOf(projects, day) }
}

const by = <Row extends { projectId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ projectId }) => projectId)
