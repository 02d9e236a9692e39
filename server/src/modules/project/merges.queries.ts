import type { Tx } from '../../kernel/command/command.js'
import { affected, firstRow, rows, sql } from '../../kernel/sql/sql.js'
import {
  type MergeOfBaseData,
  type Merging,
  mergedTable,
  mergeRefused,
  mergesOfBaseData,
  usesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { organsOfProjects, rolesOfProjects } from '../identity/index.js'
import { messagesOfProjects } from '../message/index.js'
import { phaseTable } from './phase/fields.js'
import { usesByPhases } from './phase/uses.queries.js'
import { haulTable } from './project/fields.js'
import { baseProjectTexts as texts } from './project/texts.js'
import { surveyTexts } from './survey/texts.js'

/** Replaces the dropped row by the kept one among the choices of projects. */
const moveOffers =
  (table: string, column: string): Exclude<MergeOfBaseData['move'], 'stays'> =>
  async ({ em, actor }, { keep, drop }) => {
    const [offers, name] = [sql.ref(table), sql.ref(column)]
    await rows(
      em,
      sql`insert into ${offers} (company_id, project_id, ${name})
          select company_id, project_id, ${keep.id} from ${offers} where company_id = ${actor.companyId} and ${name} = ${drop.id} on conflict do nothing`,
    )
    return affected(em, sql`delete from ${offers} where company_id = ${actor.companyId} and ${name} = ${drop.id}`)
  }

/**
 * Adds the kept row to phases that are limited to the dropped one, so that their trips stay in them. The merge is
 * refused where another phase of the same days has the kept row, since trips would change their phase.
 */
const widenPhases =
  (column: 'dump_site_ids' | 'soil_types', of: 'id' | 'name') =>
  async (tx: Tx, merging: Merging): Promise<number> => {
    const { em, actor, now } = tx
    const [keep, drop, list] = [merging.keep[of], merging.drop[of], sql.raw(column)]
    const element = column === 'dump_site_ids' ? sql`${keep}::uuid` : sql`${keep}::text`
    const dropped = column === 'dump_site_ids' ? sql`${drop}::uuid` : sql`${drop}::text`
    const between = await firstRow<{ one: string; other: string }>(
      em,
      sql`select a.name as one, b.name as other from project_phase a
          join project_phase b on b.company_id = a.company_id and b.project_id = a.project_id and b.id <> a.id
          where a.company_id = ${actor.companyId} and a.enabled and b.enabled and ${dropped} = any(a.${list}) and not ${element} = any(a.${list})
            and ${element} = any(b.${list}) and not ${dropped} = any(b.${list})
            and daterange(a.from_day, a.to_day, '[]') && daterange(b.from_day, b.to_day, '[]') limit 1`,
    )
    if (between) throw mergeRefused(merging, texts.mergePhases(between.one, between.other))
    return affected(
      em,
      sql`update project_phase a set ${list} = a.${list} || ${element}, version = a.version + 1, updated_at = ${now}
          where a.company_id = ${actor.companyId} and ${dropped} = any(a.${list}) and not ${element} = any(a.${list})`,
    )
  }

const SHOWN = 3

/**
 * Refuses a merge of projects with phases, which have their own plans, surveys and charts, and of a project that limits
 * a member, who would not see the moved rows: both must be resolved first. Dump sites and soils of the dropped project
 * stay with it, unused.
 */
async function refuseDivided(tx: Tx, merging: Merging): Promise<() => Promise<void>> {
  const { em, actor } = tx
  const { id } = merging.drop
  const phases = await rows<{ name: string }>(
    em,
    sql`select h.name from project_phase h where h.company_id = ${actor.companyId} and h.project_id = ${id} order by h.from_day, h.id limit ${SHOWN}`,
  )
  if (phases.length > 0) throw mergeRefused(merging, texts.mergeHasPhases(phases.map(({ name }) => name)))
  const [roles, organs] = [await rolesOfProjects(em, actor, [id]), await organsOfProjects(em, actor, [id])]
  if (roles.size > 0) throw mergeRefused(merging, texts.mergeHasRoles(roles.get(id) ?? 0))
  if (organs.size > 0) throw mergeRefused(merging, texts.mergeHasOrgan)
  return async () => undefined
}

/**
 * Moves surveys to the kept phase. MERGE_REFUSED where the two phases differ in their trips, since figures would
 * change, and where both have a survey of one day.
 */
async function moveSurveys({ em, actor, now }: Tx, merging: Merging): Promise<number> {
  const { keep, drop } = merging
  const found = await firstRow<{ same: boolean; day: string | null }>(
    em,
    sql`select (a.project_id, a.from_day, a.to_day) = (b.project_id, b.from_day, b.to_day) and a.dump_site_ids <@ b.dump_site_ids
          and b.dump_site_ids <@ a.dump_site_ids and a.soil_types <@ b.soil_types and b.soil_types <@ a.soil_types as same,
          (select min(v.day)::text from phase_survey v join phase_survey o on o.company_id = v.company_id and o.day = v.day
            where v.company_id = a.company_id and v.phase_id = a.id and o.phase_id = b.id) as day
        from project_phase a join project_phase b on b.company_id = a.company_id and b.id = ${keep.id}
        where a.company_id = ${actor.companyId} and a.id = ${drop.id}`,
  )
  if (!found?.same) throw mergeRefused(merging, texts.mergeOtherPhase)
  if (found.day !== null) throw mergeRefused(merging, texts.mergeSurveyed(found.day))
  return affected(
    em,
    sql`update phase_survey set phase_id = ${keep.id}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and phase_id = ${drop.id}`,
  )
}

const { label } = haulTable.projectName
const entity = 'project'

const { label: merged } = mergedTable.mergedNames
const { label: phases } = phaseTable.phaseName

const mergesByProjects: readonly MergeOfBaseData[] = [
  { entity: 'soil', label, move: moveOffers('project_soil_type', 'soil_type_id') },
  { entity: 'site', label, move: moveOffers('project_dump_site', 'dump_site_id') },
  { entity: 'soil', label: phases, move: widenPhases('soil_types', 'name') },
  { entity: 'site', label: phases, move: widenPhases('dump_site_ids', 'id') },
  { entity: 'soil', label: merged, move: 'stays' },
  { entity: 'site', label: merged, move: 'stays' },
  { entity, label: merged, move: 'stays' },
  { entity: 'projectPhase', label: merged, move: 'stays' },
  { entity: 'projectPhase', label: surveyTexts.survey, move: moveSurveys },
  { entity, label: phases, move: 'stays', hold: refuseDivided },
  { entity, label: texts.organ, move: 'stays' },
  { entity, label: texts.role, move: 'stays' },
  { entity, label: texts.message, move: 'stays' },
]

/**
 * Uses of base data in this domain, and the rows that move when base data is merged; including those of organs, roles
 * and messages, whose domains do not know base data.
 */
export const usesByProjects: readonly Filled[] = [
  mergesOfBaseData.with(() => mergesByProjects),
  usesOfBaseData.with(usesIn('soil_type', 'merged_into', { entity: 'soil', label: merged })),
  usesOfBaseData.with(usesIn('dump_site', 'merged_into', { entity: 'site', label: merged })),
  usesOfBaseData.with(usesIn('project', 'merged_into', { entity, label: merged })),
  usesOfBaseData.with(usesIn('project_phase', 'merged_into', { entity: 'projectPhase', label: merged })),
  usesOfBaseData.with(usesIn('project_soil_type', 'soil_type_id', { entity: 'soil', label })),
  usesOfBaseData.with(usesIn('project_dump_site', 'dump_site_id', { entity: 'site', label })),
  usesOfBaseData.with(usesIn('project_phase', 'project_id', { entity, label: phaseTable.phaseName.label })),
  ...usesByPhases.map((use) => usesOfBaseData.with(use)),
  usesOfBaseData.with(usesIn('phase_survey', 'phase_id', { entity: 'projectPhase', label: surveyTexts.survey })),
  usesOfBaseData.with({ entity, label: texts.organ, counts: organsOfProjects }),
  usesOfBaseData.with({ entity, label: texts.role, counts: rolesOfProjects }),
  usesOfBaseData.with({ entity, label: texts.message, counts: messagesOfProjects }),
]
