import { z } from 'zod'
import type { FieldError } from '../../../kernel/errors.js'
import { compareQuantity, quantity } from '../../../kernel/money/money.js'
import {
  amountOf,
  idTextOf,
  measureOf,
  optionalTextOf,
  requiredTextOf,
  volumeOf,
} from '../../../kernel/values/field-checks.js'
import { textForm } from '../../../kernel/values/forms.js'
import { idKey, isId } from '../../../kernel/values/id.js'
import { idText } from '../../../kernel/values/validate.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { dayTextOf } from '../day.js'
import { ofProjects } from '../permissions.js'
import { projectsInUse } from '../project/lock.queries.js'
import { phaseTable as table } from './fields.js'
import { phaseList } from './phase.list.queries.js'
import { type Named, namedByPhases, phasesTaken, projectsOfPhases } from './phase.queries.js'
import type { ProjectPhaseFilter, ProjectPhaseSortField } from './phase.view.js'
import { phaseTexts as texts } from './texts.js'

/** Largest load of a truck on a road, in cubic metres. */
const LARGEST_TRUCK = quantity(100)
/** Most dump sites, and most soils, of a phase. */
const MOST = 50

const severalOf = (label: string, one: z.ZodType<string>) =>
  z
    .array(one, { error: texts.several(label) })
    .max(MOST, { error: texts.tooMany(label, MOST) })
    .nullish()
    .transform((all) => [...new Set(all)].toSorted())

const schema = z
  .object({
    projectInfoId: idTextOf(table.projectInfoId),
    phaseName: requiredTextOf(table.phaseName),
    fromDate: dayTextOf(table.fromDate),
    toDate: dayTextOf(table.toDate),
    planCubic: volumeOf(table.planCubic).nullish(),
    planTransportCost: amountOf(table.planTransportCost).nullish(),
    planCubicPrice: amountOf(table.planCubicPrice).nullish(),
    truckCubic: measureOf(table.truckCubic)
      .refine((cubic) => compareQuantity(cubic, quantity(0)) > 0 && compareQuantity(cubic, LARGEST_TRUCK) <= 0, {
        error: texts.truckCubic(table.truckCubic.label, LARGEST_TRUCK),
      })
      .nullish(),
    garbageIds: severalOf(table.garbageNames.label, idText(table.garbageIds.label).toLowerCase()),
    soilTypes: severalOf(table.soilTypes.label, requiredTextOf(table.soilTypes)),
    remark: optionalTextOf(table.remark),
  })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { error: texts.dayOrder, path: ['toDate'] })

export type Phase = z.output<typeof schema>

/** Phases of projects: excavation planned for certain days, with its cost. */
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
        projectId: idKey(projectInfoId),
        name: phaseName,
      }),
    )
    const projectIds = named.map(({ projectId }) => projectId).filter(isId)
    const inUse = await projectsInUse(tx, projectIds)
    const present = await projectsOfPhases(tx, ids)
    // A phase may stay with a project that is no longer in use.
    const isOffered = ({ id, projectId }: Named) => inUse.has(projectId) || present.get(id) === projectId
    const taken = await phasesTaken(tx, named.filter(isOffered))
    const there = await namedByPhases(tx, {
      siteIds: inputs.flatMap(({ garbageIds }) => garbageIds),
      soils: inputs.flatMap(({ soilTypes }) => soilTypes),
    })
    const before = new Set<string>()
    return inputs.map((input, at) => ({
      columns: {
        project_id: input.projectInfoId,
        name: input.phaseName,
        from_day: input.fromDate,
        to_day: input.toDate,
        plan_cubic: input.planCubic ?? null,
        plan_transport_cost: input.planTransportCost ?? null,
        plan_cubic_price: input.planCubicPrice ?? null,
        truck_cubic: input.truckCubic ?? null,
        dump_site_ids: input.garbageIds,
        soil_types: input.soilTypes,
        remark: input.remark ?? null,
      },
      faults: [...faultsOf(named[at], isOffered, taken, before), ...notThere(input, there)],
    }))
  },
  fits: (tx, id) => refuseMerged(tx, phase, id),
}

/** Faults of a phase that names missing base data. Retired base data is accepted, since its trips still count. */
function notThere({ garbageIds, soilTypes }: Phase, there: Awaited<ReturnType<typeof namedByPhases>>): FieldError[] {
  const soil = soilTypes.find((name) => !there.soils.has(name))
  return [
    ...(garbageIds.every((id) => there.sites.has(id)) ? [] : [{ field: 'garbageIds', message: texts.noSite }]),
    ...(soil === undefined ? [] : [{ field: 'soilTypes', message: texts.noSoil(soil) }]),
  ]
}

/** Faults of a phase; of several inputs with one name, the first one gets it. */
function faultsOf(
  one: Named | undefined,
  isOffered: (one: Named) => boolean,
  taken: ReadonlySet<string>,
  before: Set<string>,
) {
  if (!one || !isOffered(one)) return [{ field: 'projectInfoId', message: texts.noProject }]
  const key = `${one.projectId} ${textForm(one.name)}`
  if (taken.has(one.id) || before.has(key)) return [{ field: 'phaseName', message: texts.taken(one.name) }]
  before.add(key)
  return []
}
