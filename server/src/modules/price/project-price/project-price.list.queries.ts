import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { sql } from '../../../kernel/sql/sql.js'
import { priceTexts as texts } from '../texts.js'
import { projectPriceTable } from './fields.js'
import { type ProjectPriceFilter, ProjectPriceSortField } from './project-price.view.js'

const columns = {
  ...columnsOf('r', projectPriceTable),
  projectName: { sql: sql`p.name`, join: 'project' },
  garbageName: { sql: sql`d.name`, join: 'site' },
}

/** Prices of projects, sorted by project. */
export const projectPriceList: ListSpec<ProjectPriceFilter, ProjectPriceSortField> = {
  from: sql`project_price r`,
  alias: 'r',
  joins: {
    project: sql`join published_project p on p.company_id = r.company_id and p.id = r.project_id`,
    site: sql`left join published_dump_site d on d.company_id = r.company_id and d.id = r.dump_site_id`,
  },
  columns,
  fields: projectPriceTable,
  needs: { allowedActions: ['enabled'] },
  always: ['id'],
  sorts: sortsOf(ProjectPriceSortField, columns, projectPriceTable),
  defaultSort: { field: ProjectPriceSortField.PROJECT_NAME, direction: 'ASC' },
  tieBreak: sql`r.tp_mode, r.soil_type, r.id`,
  scope: (actor) => sql`r.company_id = ${actor.companyId}`,
  where: conditionsOf('r', projectPriceTable, {
    projectName: (text) =>
      sql`r.project_id in (select p.id from published_project p where p.company_id = r.company_id and ${isLike(sql`p.name`, text)})`,
    garbageName: (text) =>
      sql`r.dump_site_id in (select d.id from published_dump_site d where d.company_id = r.company_id and ${isLike(sql`d.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where r.enabled)::int` },
}

/** Prices of projects in a spreadsheet. */
export const projectPriceSheet = sheetOf('ProjectPrice', projectPriceTable, {
  title: texts.projectPrice,
  permission: 'chain:basedata:get',
  spec: projectPriceList,
})
