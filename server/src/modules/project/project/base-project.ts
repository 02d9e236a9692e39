import { z } from 'zod'
import type { FieldError } from '../../../kernel/errors.js'
import { clockText, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { idText } from '../../../kernel/values/validate.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { defaultShifts } from '../../company/index.js'
import { assertUnlimited } from '../../identity/index.js'
import { ofProjects } from '../permissions.js'
import { placeShape, refusePart } from '../place.js'
import { baseProjectList } from './base-project.list.queries.js'
import { type Offered, offeredTo, replaceLinks } from './base-project.queries.js'
import type { ProjectFilter, ProjectSortField } from './base-project.view.js'
import { projectTable as table } from './fields.js'
import { baseProjectTexts as texts } from './texts.js'

const MOST = 200

const chosenOf = (label: string) =>
  z
    .array(idText(label))
    .max(MOST, { error: texts.tooMany(label, MOST) })
    .nullish()
    .transform((ids) => [...new Set(ids?.map(idKey))])

const schema = z
  .object({
    projectName: requiredTextOf(table.projectName),
    address: optionalTextOf(table.address),
    ...placeShape,
    dayStart: clockText(table.dayStart.label).nullish(),
    nightStart: clockText(table.nightStart.label).nullish(),
    usesTickets: z.boolean().nullish(),
    garbageIds: chosenOf(table.garbageNames.label),
    soilTypeIds: chosenOf(table.soilTypes.label),
  })
  .superRefine(refusePart)

export type BaseProject = z.output<typeof schema>

/** Projects as a company sets them up, each with the dump sites and soils that forms offer for it. */
export const baseProject: BaseData<BaseProject, ProjectFilter, ProjectSortField> = {
  entity: 'project',
  what: table.projectName.label,
  table: 'project',
  fields: table,
  named: 'projectName',
  unique: ['projectName'],
  spec: baseProjectList,
  schema,
  permissions: ofProjects,
  // Refuses a project by a member with a project limit, who would not see it.
  assertCreates: (actor) => assertUnlimited(actor, texts.create),
  async written(tx, inputs, ids) {
    const offered = await offeredTo(tx, ids, {
      siteIds: inputs.flatMap(({ garbageIds }) => garbageIds),
      soilIds: inputs.flatMap(({ soilTypeIds }) => soilTypeIds),
    })
    const usual = await defaultShifts(tx)
    return inputs.map((input, at) => {
      const { dayStart, nightStart } = {
        dayStart: input.dayStart ?? usual.dayStart,
        nightStart: input.nightStart ?? usual.nightStart,
      }
      return {
        columns: {
          name: input.projectName,
          address: input.address ?? null,
          lng: input.lng ?? null,
          lat: input.lat ?? null,
          day_shift_start: dayStart,
          night_shift_start: nightStart,
          uses_tickets: input.usesTickets ?? false,
        },
        faults: [
          ...(dayStart === nightStart ? [fault('nightStart', texts.sameShift)] : []),
          ...notOffered(offered, 'site', input.garbageIds, ids[at]).map(() => fault('garbageIds', texts.noSite)),
          ...notOffered(offered, 'soil', input.soilTypeIds, ids[at]).map(() => fault('soilTypeIds', texts.noSoil)),
        ],
      }
    })
  },
  async writtenBeside(tx, rows) {
    const ids = rows.map(({ id }) => id)
    const linksOf = (chosen: (input: BaseProject) => readonly string[]) =>
      rows.flatMap(({ id: projectId, input }) => chosen(input).map((id) => ({ projectId, id })))
    await replaceLinks(
      tx,
      'site',
      ids,
      linksOf(({ garbageIds }) => garbageIds),
    )
    await replaceLinks(
      tx,
      'soil',
      ids,
      linksOf(({ soilTypeIds }) => soilTypeIds),
    )
  },
  async deletedBeside(tx, id) {
    await replaceLinks(tx, 'site', [id], [])
    await replaceLinks(tx, 'soil', [id], [])
  },
  fits: (tx, id) => refuseMerged(tx, baseProject, id),
}

const fault = (field: string, message: string): FieldError => ({ field, message })

/** First choice that is missing, or that is retired and was not the project's before. */
function notOffered(
  offered: readonly Offered[],
  kind: Offered['kind'],
  chosen: readonly string[],
  projectId: string | undefined,
): string[] {
  const taken = offered.filter(
    (one) => one.kind === kind && (one.enabled || (projectId !== undefined && one.projectIds.includes(projectId))),
  )
  const ids = new Set(taken.map(({ id }) => id))
  return chosen.filter((id) => !ids.has(id)).slice(0, 1)
}
