import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isId } from '../../../kernel/values/id.js'
import { sumsOfPhases } from '../board/board.queries.js'
import { subtracted, together } from '../board/overlap.js'
import { boardTexts as texts } from '../board/texts.js'
import { CostRowKind } from '../enums.js'
import { isUpdating, namedBy, type Phase } from '../phase/phase.queries.js'
import { lessBooked } from './booked.js'
import * as queries from './cost.queries.js'
import type { ProjectCost } from './cost.view.js'
import { entriesOf, entriesOfPhases, entriesOfProject } from './entries.queries.js'
import {
  type CostFigures,
  costFigures,
  NO_PLAN,
  planOf,
  rowOf,
  sumOfFigures,
  sumOfPlans,
  withoutFigures,
} from './rows.js'
import { shiftsOf } from './shift-days.js'

/** Cost of a project by phase, and outside of all phases. */
export class ProjectCostService {
  constructor(private readonly database: Database) {}

  /** Costs of a project; the number of statements is the same for any number of phases. Needs chain:bi:get. */
  async find(actor: Actor, projectId: string): Promise<ProjectCost> {
    actor.assert('chain:bi:get')
    const em = this.database.em.fork()
    const { companyId } = actor
    const project = isId(projectId) ? await queries.projectNamed(em, companyId, projectId) : undefined
    if (!project) throw new DomainError('NOT_FOUND', { what: texts.project })
    const phases = await queries.phasesOfProject(em, companyId, projectId)
    const sums = await sumsOfPhases(em, companyId, phases)
    const all = await queries.sumsOfProject(em, companyId, projectId)
    const named = await namedBy(em, actor, all)
    const tickets = await queries.ticketPrices(em, companyId, all)
    const shifts = await queries.shiftsOfPhases(em, companyId, phases)
    const allShifts = await queries.shiftsOfProject(em, companyId, projectId)
    const entries = await entriesOfPhases(em, companyId, phases)
    const allEntries = await entriesOfProject(em, companyId, projectId)

    const sumsBy = Map.groupBy(sums, ({ phaseId }) => phaseId)
    const figuresOf = (phase: Phase, { own }: { own: boolean }): CostFigures => {
      const trips = (sumsBy.get(phase.id) ?? []).filter((sum) => !own || sum.own)
      const booked = { shifts: shiftsOf(phase.id, shifts, { own }), entries: entriesOf(phase.id, entries, { own }) }
      const { truckCubic } = phase
      return costFigures(together(trips), booked, { truckCubic, named, tickets })
    }
    const shown = phases.map((phase) => figuresOf(phase, { own: false }))
    const once = sumOfFigures(phases.map((phase) => figuresOf(phase, { own: true })))
    const shared = withoutFigures(once, sumOfFigures(shown))
    const inPhases = sums.filter(({ own }) => own)
    const ownEntries = entries.filter(({ own }) => own)
    const beside = { shifts: [lessBooked(allShifts, shifts)], entries: [lessBooked(allEntries, ownEntries)] }
    const rest = costFigures(subtracted(all, inPhases), beside, { truckCubic: null, named, tickets })
    const plans = phases.map(planOf)
    const isShared = shared.tripCount !== 0 || shared.recordCount !== 0 || shared.entryCount !== 0
    return {
      projectInfoId: project.id,
      projectName: project.name,
      rows: [
        ...phases.map((phase, at) => rowOf(CostRowKind.PHASE, shown[at] as CostFigures, planOf(phase), phase)),
        rowOf(CostRowKind.NO_PHASE, rest, NO_PLAN),
        ...(isShared ? [rowOf(CostRowKind.SHARED, shared, NO_PLAN)] : []),
        rowOf(CostRowKind.TOTAL, sumOfFigures([once, rest]), sumOfPlans(plans)),
      ],
      updating: await isUpdating(em, actor, projectId),
    }
  }
}
