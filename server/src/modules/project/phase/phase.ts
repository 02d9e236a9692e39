import { z } from 'zod'
import { parsePlainTime } from '../../../kernel/values/clock.js'
import { amountOf, idTextOf, measureOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { isId } from '../../../kernel/values/id.js'
import type { BaseData } from '../../basedata/index.js'
import { ofProjects } from '../permissions.js'
import { projectsInUse } from '../project/lock.queries.js'
import { phaseTable as table } from './fields.js'
import { phaseList } from './phase.list.queries.js'
import { type Named, phasesTaken, projectsOfPhases } from './phase.queries.js'
import type { ProjectPhaseFilter, ProjectPhaseSortField } from './phase.view.js'
import { phaseTexts as texts } from './texts.js'

const isDay = (text: string) => parsePlainTime(`${text} 00:00:00`) !== undefined
const dayOf = (field: Parameters<typeof requiredTextOf>[0]) =>
  requiredTextOf(field).refine(isDay, { error: texts.day(field.label), abort: true })

const schema = z
  .object({
    projectInfoId: idTextOf(table.projectInfoId),
    phaseName: requiredTextOf(table.phaseName),
    fromDate: dayOf(table.fromDate),
    toDate: dayOf(table.toDate),
    planCubic: measureOf(table.planCubic).nullish(),
    surveyedCubic: measureOf(table.surveyedCubic).nullish(),
    planTransportCost: amountOf(table.planTransportCost).nullish(),
    planCubicPrice: amountOf(table.planCubicPrice).nullish(),
    remark: optionalTextOf(table.remark),
  })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { error: texts.dayOrder, path: ['toDate'] })

export type Phase = z.output<typeof schema>

/** The phases of projects: what shall be dug from one day to another, and what that should cost. */
export const phase: BaseData<Phase, ProjectPhaseFilter, ProjectPhaseSortField> = {
  entity: 'projectPhase',
  what: table.phaseName.label,
  table: 'project_phase',
  fields: table,
  named: 'phaseName',
  unique: [],
  spec: phaseList,
  schema,
  permissions: ofProjects,
  async written(tx, inputs, ids) {
    const named = inputs.map(
      ({ projectInfoId, phaseName }, at): Named => ({
        id: ids[at] ?? '',
        projectId: projectInfoId.toLowerCase(),
        name: phaseName,
      }),
    )
    const projectIds = named.map(({ projectId }) => projectId).filter(isId)
    const inUse = await projectsInUse(tx, projectIds)
    const present = await projectsOfPhases(tx, ids)
    // A phase may stay with a project that is no longer in use.
    const isOffered = ({ id, projectId }: Named) => inUse.has(projectId) || present.get(id) === projectId
    const taken = await phasesTaken(tx, named.filter(isOffered))
    const before = new Set<string>()
    return inputs.map((input, at) => ({
      columns: {
        project_id: input.projectInfoId,
        name: input.phaseName,
        from_day: input.fromDate,
        to_day: input.toDate,
        plan_cubic: input.planCubic ?? null,
        surveyed_cubic: input.surveyedCubic ?? null,
        plan_transport_cost: input.planTransportCost ?? null,
        plan_cubic_price: input.planCubicPrice ?? null,
        remark: input.remark ?? null,
      },
      faults: faultsOf(named[at], isOffered, taken, before),
    }))
  },
}

/** What is wrong with one; of several that ask for the same name, the first one gets it. */
function faultsOf(
  one: Named | undefined,
  isOffered: (one: Named) => boolean,
  taken: ReadonlySet<string>,
  before: Set<string>,
) {
  if (!one || !isOffered(one)) return [{ field: 'projectInfoId', message: texts.noProject }]
  const key = `${one.projectId} ${one.name}`
  if (taken.has(one.id) || before.has(key)) return [{ field: 'phaseName', message: texts.taken(one.name) }]
  before.add(key)
  return []
}
