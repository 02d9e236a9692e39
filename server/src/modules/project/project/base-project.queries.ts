import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { NamedRow } from '../../basedata/index.js'
import { defaultShifts } from '../../company/index.js'
import type { ProjectForm } from './base-project.view.js'

/** Dump site or soil of the company, and which of some projects offer it already. */
export interface Offered {
  kind: 'site' | 'soil'
  id: string
  enabled: boolean
  projectIds: string[]
}

/** Dump sites and soils among these that the company has. */
export function offeredTo(
  { em, actor }: Tx,
  projectIds: readonly string[],
  { siteIds, soilIds }: { siteIds: readonly string[]; soilIds: readonly string[] },
): Promise<Offered[]> {
  const own = inUuids(sql`x.project_id`, projectIds)
  return rows(
    em,
    sql`select 'site' as kind, d.id, d.enabled, array(select x.project_id from project_dump_site x
            where x.company_id = d.company_id and x.dump_site_id = d.id and ${own}) as "projectIds"
        from dump_site d where d.company_id = ${actor.companyId} and ${inUuids(sql`d.id`, siteIds)}
        union all
        select 'soil', s.id, s.enabled, array(select x.project_id from project_soil_type x
            where x.company_id = s.company_id and x.soil_type_id = s.id and ${own})
        from soil_type s where s.company_id = ${actor.companyId} and ${inUuids(sql`s.id`, soilIds)}`,
  )
}

/** A project with one of its dump sites or soils. */
export interface Link {
  projectId: string
  id: string
}

const LINKS = {
  site: [sql`project_dump_site`, sql`dump_site_id`],
  soil: [sql`project_soil_type`, sql`soil_type_id`],
} as const satisfies Record<Offered['kind'], readonly [Sql, Sql]>

/** Replaces the dump sites or soils of projects. */
export async function replaceLinks(
  { em, actor }: Tx,
  kind: Offered['kind'],
  projectIds: readonly string[],
  links: readonly Link[],
): Promise<void> {
  const [table, column] = LINKS[kind]
  const given = sql`(select unnest(${links.map(({ projectId }) => projectId)}::uuid[]) as project_id,
      unnest(${links.map(({ id }) => id)}::uuid[]) as id)`
  await rows(
    em,
    sql`delete from ${table} t where t.company_id = ${actor.companyId} and ${inUuids(sql`t.project_id`, projectIds)}
        and not exists (select from ${given} g where g.project_id = t.project_id and g.id = t.${column})`,
  )
  await rows(
    em,
    sql`insert into ${table} (company_id, project_id, ${column})
        select ${actor.companyId}, g.project_id, g.id from ${given} g on conflict do nothing`,
  )
}

/** The company's dump sites, by name or code. */
export const siteNames = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedRow[]> =>
  rows(
    em,
    sql`select id, name, code as also, enabled from dump_site where company_id = ${actor.companyId} order by name, id`,
  )

/** The company's soils. */
export const soilNames = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedRow[]> =>
  rows(em, sql`select id, name, enabled from soil_type where company_id = ${actor.companyId} order by sort, name`)

/** Choices for a project. */
export async function projectFormOf(em: Em, actor: Actor): Promise<ProjectForm> {
  const { companyId } = actor
  const [sites, soils, usual] = await Promise.all([
    rows<{ id: string }>(
      em,
      sql`select id from dump_site where company_id = ${companyId} and enabled order by name, id`,
    ),
    rows<{ id: string }>(
      em,
      sql`select id from soil_type where company_id = ${companyId} and enabled order by sort, name`,
    ),
    defaultShifts({ em, actor }),
  ])
  return { garbageIds: sites.map(({ id }) => id), soilTypeIds: soils.map(({ id }) => id), ...usual }
}
