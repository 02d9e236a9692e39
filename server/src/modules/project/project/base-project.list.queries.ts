import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { ofProjects } from '../permissions.js'
import { type BaseProjectFilter, BaseProjectSortField } from './base-project.view.js'
import { baseProjectTable, baseProjectTable as table } from './fields.js'

const clockOf = (column: Sql): Sql => sql`to_char(${column}, 'HH24:MI')`

/** Dump sites of a project, and below its soils, in the order in which forms offer them. */
const sites = sql`from project_dump_site x join dump_site d on d.company_id = x.company_id and d.id = x.dump_site_id
  where x.company_id = p.company_id and x.project_id = p.id`
const soils = sql`from project_soil_type x join soil_type s on s.company_id = x.company_id and s.id = x.soil_type_id
  where x.company_id = p.company_id and x.project_id = p.id`

const columns = {
  ...columnsOf('p', baseProjectTable),
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
export const baseProjectList: ListSpec<BaseProjectFilter, BaseProjectSortField> = {
  from: sql`project p`,
  alias: 'p',
  columns,
  fields: baseProjectTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(BaseProjectSortField, columns, baseProjectTable),
  defaultSort: { field: BaseProjectSortField.PROJECT_NAME, direction: 'ASC' },
  tieBreak: sql`p.id`,
  scope: (actor) => sql`p.company_id = ${actor.companyId}`,
  where: conditionsOf('p', baseProjectTable, {
    garbageNames: (text) => sql`exists (select ${sites} and ${isLike(sql`d.name`, text)})`,
    soilTypes: (text) => sql`exists (select ${soils} and ${isLike(sql`s.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where p.enabled)::int` },
}

/** Projects in a spreadsheet. */
export const baseProjectSheet = sheetOf('BaseProject', table, {
  title: table.projectName.label,
  permission: ofProjects.get,
  spec: baseProjectList,
})
