import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { ofProjects } from '../permissions.js'
import { phaseTable, phaseTable as table } from './fields.js'
import { type ProjectPhaseFilter, ProjectPhaseSortField, type ProjectPhaseView } from './phase.view.js'

/** The dump sites that a phase is limited to. */
const sites = sql`from dump_site d where d.company_id = h.company_id and d.id = any(h.dump_site_ids)`

const columns = {
  ...columnsOf('h', phaseTable),
  ...mergedColumns('h', 'project_phase'),
  projectName: { sql: sql`p.name`, join: 'project' },
  fromDate: sql`h.from_day::text`,
  toDate: sql`h.to_day::text`,
  surveyedCubic: sql`(select v.cubic from phase_survey v where v.company_id = h.company_id and v.phase_id = h.id order by v.day desc limit 1)`,
  garbageNames: sql`(select string_agg(d.name, '、' order by d.name, d.id) ${sites})`,
}

/** Phases, the latest first. */
export const phaseList: ListSpec<ProjectPhaseFilter, ProjectPhaseSortField> = {
  from: sql`project_phase h`,
  alias: 'h',
  joins: { project: sql`join project p on p.company_id = h.company_id and p.id = h.project_id` },
  columns,
  fields: phaseTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(ProjectPhaseSortField, columns, phaseTable),
  defaultSort: { field: ProjectPhaseSortField.FROM_DATE, direction: 'DESC' },
  tieBreak: sql`h.id`,
  scope: (actor) => sql`h.company_id = ${actor.companyId}`,
  where: conditionsOf('h', phaseTable, {
    garbageNames: (text) => sql`exists (select ${sites} and ${isLike(sql`d.name`, text)})`,
    projectName: (text) =>
      sql`h.project_id in (select p.id from project p where p.company_id = h.company_id and ${isLike(sql`p.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where h.enabled)::int` },
}

/** Phases of ids that the company has. */
export const phasesByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<ProjectPhaseView[]> => readWhere<ProjectPhaseView>(em, actor, phaseList, inUuids(sql`h.id`, ids), fields)

/** Enabled phases of a project. */
export const enabledPhasesOf = (em: Em, actor: Actor, projectId: string): Promise<ProjectPhaseView[]> =>
  readWhere<ProjectPhaseView>(em, actor, phaseList, sql`h.project_id = ${projectId} and h.enabled`)

/** Phase of an id, enabled or not. */
export const shownPhase = async (em: Em, actor: Actor, id: string): Promise<ProjectPhaseView | undefined> =>
  (await readWhere<ProjectPhaseView>(em, actor, phaseList, sql`h.id = ${id}`))[0]

/** Phases in a spreadsheet. */
export const phaseSheet = sheetOf('ProjectPhase', table, {
  title: table.phaseName.label,
  permission: ofProjects.get,
  spec: phaseList,
})
