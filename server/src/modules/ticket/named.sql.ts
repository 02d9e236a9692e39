import { isLike } from '../../kernel/sql/forms.js'
import { type Sql, sql } from '../../kernel/sql/sql.js'

/** Names of the records that rows `t` refer to, for lists: columns, their joins, and filters. */
export const namedColumns = {
  garbageName: { sql: sql`d.name`, join: 'site' },
  projectName: { sql: sql`p.name`, join: 'project' },
  driverName: { sql: sql`r.name`, join: 'driver' },
} as const

/** Id fields of edges that are not named after their id. */
export const edgeNeeds = { project: ['projectInfoId'], dumpSite: ['garbageId'] }

export const namedJoins = {
  site: sql`join published_dump_site d on d.company_id = t.company_id and d.id = t.dump_site_id`,
  project: sql`join published_project p on p.company_id = t.company_id and p.id = t.project_id`,
  driver: sql`left join published_driver r on r.company_id = t.company_id and r.id = t.driver_id`,
} as const

export const namedFound = {
  garbageName: (name: string): Sql =>
    sql`t.dump_site_id in (select g.id from published_dump_site g where g.company_id = t.company_id and ${isLike(sql`g.name`, name)})`,
  projectName: (name: string): Sql =>
    sql`t.project_id in (select g.id from published_project g where g.company_id = t.company_id and ${isLike(sql`g.name`, name)})`,
  driverName: (name: string): Sql =>
    sql`t.driver_id in (select g.id from published_driver g where g.company_id = t.company_id and ${isLike(sql`g.name`, name)})`,
} as const
