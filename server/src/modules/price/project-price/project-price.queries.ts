import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'

export interface NamedByPrices {
  projects: readonly string[]
  soils: readonly string[]
  sites: readonly string[]
}

/** Projects, sites and soils that the company has and the actor sees: projects and sites by id, soils by name. */
export async function namesFound(
  { em, actor }: Tx,
  { projects, soils, sites }: NamedByPrices,
): Promise<ReadonlySet<string>> {
  const own = actor.companyId
  const named = sql`
    select p.id::text as key from published_project p where p.company_id = ${own} and ${inUuids(sql`p.id`, projects)}
    union all select s.name from published_soil_type s where s.company_id = ${own} and ${inTexts(sql`s.name`, soils)}
    union all select d.id::text from published_dump_site d where d.company_id = ${own} and ${inUuids(sql`d.id`, sites)}`
  return new Set((await seeing(actor, () => rows<{ key: string }>(em, named))).map(({ key }) => key))
}

/** Terms of a price, and the time in which it is valid. */
export interface Span {
  id: string
  projectId: string
  tpMode: string
  soilType: string
  dumpSiteId: string | null
  validFrom: string | null
  validUntil: string | null
}

export interface Overlap {
  id: string
  price: Money
  from: string | null
  until: string | null
}

const NO_SITE = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Overlaps of prices: for each price another one in use with equal terms and a common time, if there is one. */
export async function overlapsOf({ em, actor }: Tx, spans: readonly Span[]): Promise<ReadonlyMap<string, Overlap>> {
  const found = await rows<Overlap>(
    em,
    sql`select distinct on (g.id) g.id, r.price, to_char(r.valid_from, 'YYYY-MM-DD HH24:MI:SS') as "from",
          to_char(r.valid_until, 'YYYY-MM-DD HH24:MI:SS') as until
        from json_to_recordset(${JSON.stringify(spans)}::json) as g("id" uuid, "projectId" uuid, "tpMode" text, "soilType" text,
          "dumpSiteId" uuid, "validFrom" timestamptz, "validUntil" timestamptz)
        join project_price r on r.project_id = g."projectId" and r.tp_mode = g."tpMode" and r.soil_type = g."soilType"
          and coalesce(r.dump_site_id, ${NO_SITE}) = coalesce(g."dumpSiteId", ${NO_SITE}) and r.enabled and r.id <> g.id
          and tstzrange(r.valid_from, r.valid_until) && tstzrange(g."validFrom", g."validUntil")
        where r.company_id = ${actor.companyId} order by g.id, r.valid_from nulls first`,
  )
  return new Map(found.map((overlap) => [overlap.id, overlap]))
}

/** Time in which a stored price is valid. */
export async function spanOf({ em, actor }: Tx, id: string): Promise<Span[]> {
  return rows(
    em,
    sql`select r.id, r.project_id as "projectId", r.tp_mode as "tpMode", r.soil_type as "soilType", r.dump_site_id as "dumpSiteId",
          r.valid_from as "validFrom", r.valid_until as "validUntil"
        from project_price r where r.company_id = ${actor.companyId} and r.id = ${id}`,
  )
}
