import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, pick, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import type { WrittenObject } from '../../domain.js'
import { writtenBeside } from '../../edge.js'
import { isCaptain } from '../../identity/index.js'
import { ofProjects } from '../permissions.js'
import { type ProjectFilter, ProjectSortField } from './base-project.view.js'
import { projectTable as table } from './fields.js'
import { isKnownProject } from './project.queries.js'
import { type ProjectView, projectEdge } from './project.view.js'

const clockOf = (column: Sql): Sql => sql`to_char(${column}, 'HH24:MI')`

/** Dump sites of a project, and below its soils, in the order in which forms offer them. */
const sites = sql`from project_dump_site x join dump_site d on d.company_id = x.company_id and d.id = x.dump_site_id
  where x.company_id = p.company_id and x.project_id = p.id`
const soils = sql`from project_soil_type x join soil_type s on s.company_id = x.company_id and s.id = x.soil_type_id
  where x.company_id = p.company_id and x.project_id = p.id`

const columns = {
  ...columnsOf('p', table),
  ...mergedColumns('p', 'project'),
  lng: sql`p.lng::text`,
  lat: sql`p.lat::text`,
  dayStart: clockOf(sql`p.day_shift_start`),
  nightStart: clockOf(sql`p.night_shift_start`),
  garbageIds: sql`array(select d.id ${sites} order by d.name, d.id)`,
  garbageNames: sql`(select string_agg(d.name, '、' order by d.name, d.id) ${sites})`,
  soilTypeIds: sql`array(select s.id ${soils} order by s.sort, s.name)`,
  soilTypes: sql`(select string_agg(s.name, '、' order by s.sort, s.name) ${soils})`,
}

/** Projects by name, within the actor's project limit. */
export const baseProjectList: ListSpec<ProjectFilter, ProjectSortField> = {
  from: sql`project p`,
  alias: 'p',
  columns,
  fields: table,
  needs: { allowedActions: ['enabled', 'mergedIntoId'], name: ['projectName'], dumpSiteIds: ['garbageIds'] },
  always: ['id'],
  sorts: sortsOf(ProjectSortField, columns, table),
  defaultSort: { field: ProjectSortField.PROJECT_NAME, direction: 'ASC' },
  tieBreak: sql`p.id`,
  scope: (actor) => sql`p.company_id = ${actor.companyId}`,
  where: conditionsOf('p', table, {
    garbageNames: (text) => sql`exists (select ${sites} and ${isLike(sql`d.name`, text)})`,
    soilTypes: (text) => sql`exists (select ${soils} and ${isLike(sql`s.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where p.enabled)::int` },
}

const knownProjects = { ...baseProjectList, scope: isKnownProject }

/** Projects of these ids that the actor may know, retired ones included. */
export const projectsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<ProjectView[]> => readWhere(em, actor, knownProjects, inUuids(sql`p.id`, ids), fields)

const written = pick(table, 'id', 'projectName', 'enabled')
const beside = writtenBeside(projectEdge, 'Project', { list: knownProjects, fields: written, may: () => true })

/** Projects beside the rows of lists that PostgreSQL writes; captains know those of their trips. */
export const projectObject: WrittenObject = {
  ...beside,
  computed: { name: sql`p.name` },
  seesWhole: (actor) => !isCaptain(actor),
}

/** Projects in a spreadsheet. */
export const baseProjectSheet = sheetOf('Project', table, {
  title: table.projectName.label,
  permission: ofProjects.get,
  spec: baseProjectList,
})
