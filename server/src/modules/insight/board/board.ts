import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { dueByWeek, unplannedSettlements } from '../../payment/index.js'
import { openFlags } from '../../waybill/index.js'
import { namedBy } from '../phase/phase.queries.js'
import * as queries from './board.queries.js'
import type { Board, BoardProject } from './board.view.js'
import { cashOf, WEEKS } from './cash.js'
import { countedPhase, figuresOf, sharedBy } from './figures.js'
import { sumOfAnomalies, totalsOf } from './totals.js'

export const MOST_PROJECTS = 200

/** The board of a company on a day. As many statements for one project as for 200. */
export async function boardOf(
  em: Em,
  companyId: string,
  day: string,
  given: readonly string[] | null = null,
): Promise<Board> {
  const asked = { projectIds: given?.filter(isId) ?? null, today: day, most: MOST_PROJECTS }
  const phases = await queries.listedPhases(em, companyId, asked)
  const projectIds = [...new Set(phases.map(({ projectId }) => projectId))]
  const sums = await queries.sumsOfPhases(em, companyId, phases)
  const named = await namedBy(em, { companyId }, sums)
  const days = await queries.lastWorkingDays(em, companyId, phases, day)
  const flags = await openFlags(em, companyId, projectIds)
  const due = await dueByWeek(em, { companyId, projectIds }, { from: day, weeks: WEEKS })
  const unplanned = await unplannedSettlements(em, { companyId, projectIds })
  const updating = await queries.projectsUpdating(em, companyId, projectIds)

  const [sumsBy, daysBy] = [Map.groupBy(sums, ({ phaseId }) => phaseId), Map.groupBy(days, ({ phaseId }) => phaseId)]
  const [flagsBy, dueBy, unplannedBy] = [by(flags), by(due), by(unplanned)]
  const projects = [...by(phases)].map(([projectId, own]): BoardProject => {
    const counted = own.map((phase) =>
      countedPhase(phase, { sums: sumsBy.get(phase.id) ?? [], days: daysBy.get(phase.id) ?? [], named, today: day }),
    )
    return {
      projectInfoId: projectId,
      projectName: own[0]?.projectName ?? '',
      phases: counted.map(({ shown }) => shown),
      figures: figuresOf(counted.map((phase) => phase.counted)),
      shared: sharedBy(counted),
      anomalies: sumOfAnomalies((flagsBy.get(projectId) ?? []).map(({ rule, count }) => ({ rule, count }))),
      cash: cashOf({ due: dueBy.get(projectId) ?? [], unplanned: unplannedBy.get(projectId) ?? [] }, day),
      updating: updating.has(projectId),
    }
  })
  return { day, total: phases[0]?.total ?? 0, projects, totals: totalsOf(projects, day) }
}

const by = <Row extends { projectId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ projectId }) => projectId)
