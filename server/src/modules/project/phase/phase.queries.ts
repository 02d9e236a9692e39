import type { Tx } from '../../../kernel/command/command.js'
import { areAlike } from '../../../kernel/sql/forms.js'
import { inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { NamedRow } from '../../basedata/index.js'

/** Phase with its project and its name there. */
export interface Named {
  id: string
  projectId: string
  name: string
}

/** Projects of these phases, and whether each is in use. */
export async function projectsOfPhases(
  { em, actor }: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; projectId: string }>(
    em,
    sql`select id, project_id as "projectId" from project_phase where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
  return new Map(found.map(({ id, projectId }) => [id, projectId]))
}

/** Phases whose name another phase of their project has. */
export async function phasesTaken({ em, actor }: Tx, named: readonly Named[]): Promise<ReadonlySet<string>> {
  if (named.length === 0) return new Set()
  const found = await rows<{ id: string }>(
    em,
    sql`select g.id from json_to_recordset(${JSON.stringify(named)}::json) as g(id uuid, "projectId" uuid, name text)
        where exists (select from project_phase t
          where t.company_id = ${actor.companyId} and t.project_id = g."projectId" and ${areAlike(sql`t.name`, sql`g.name`)} and t.id <> g.id)
          and not exists (select from project_phase t where t.company_id = ${actor.companyId} and t.id = g.id and t.project_id = g."projectId" and t.name = g.name)`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Dump sites and soils in phases that the company has; they stay until the transaction ends. */
export async function namedByPhases(
  { em, actor }: Tx,
  { siteIds, soils }: { siteIds: readonly string[]; soils: readonly string[] },
): Promise<{ sites: ReadonlySet<string>; soils: ReadonlySet<string> }> {
  const sites =
    siteIds.length === 0
      ? []
      : await rows<{ id: string }>(
          em,
          sql`select id from dump_site where company_id = ${actor.companyId} and ${inUuids(sql`id`, siteIds)} order by id for key share`,
        )
  const named =
    soils.length === 0
      ? []
      : await rows<{ name: string }>(
          em,
          sql`select name from soil_type where company_id = ${actor.companyId} and ${inTexts(sql`name`, soils)} order by id for key share`,
        )
  return { sites: new Set(sites.map(({ id }) => id)), soils: new Set(named.map(({ name }) => name)) }
}

/** Soils of the company by name, by which phases store them. */
export const soilsByName = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedRow[]> =>
  rows(
    em,
    sql`select name as id, name, enabled from soil_type where company_id = ${actor.companyId} order by sort, name`,
  )

/** Projects of the company that the actor sees. */
export const projectNames = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedRow[]> =>
  rows(em, sql`select id, name, enabled from project where company_id = ${actor.companyId} order by name, id`)
