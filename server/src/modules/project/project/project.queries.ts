import type { Actor } from '../../../kernel/actor.js'
import { isId } from '../../../kernel/id.js'
import { rows, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { ProjectView } from './project.view.js'

export interface NamedRow {
  id: string
  name: string
}

export function projects(em: Em, actor: Actor): Promise<ProjectView[]> {
  return rows(em, sql`select id, name from project where company_id = ${actor.companyId} and enabled order by name`)
}

/** The dump sites of a company, or those of one of its projects. */
export function dumpSites(em: Em, actor: Actor, projectId?: string): Promise<NamedRow[]> {
  if (projectId !== undefined && !isId(projectId)) return Promise.resolve([])
  const ofProject = projectId
    ? sql`and exists (select from project_dump_site p
        where p.company_id = d.company_id and p.dump_site_id = d.id and p.project_id = ${projectId})`
    : sql``
  return rows(
    em,
    sql`select d.id, d.name from dump_site d where d.company_id = ${actor.companyId} and d.enabled ${ofProject} order by d.name`,
  )
}

/** The soil types of one project. */
export function soilTypes(em: Em, actor: Actor, projectId: string): Promise<NamedRow[]> {
  if (!isId(projectId)) return Promise.resolve([])
  return rows(
    em,
    sql`select s.id, s.name from soil_type s join project_soil_type p on p.company_id = s.company_id and p.soil_type_id = s.id
        where s.company_id = ${actor.companyId} and p.project_id = ${projectId} order by s.sort, s.name`,
  )
}
