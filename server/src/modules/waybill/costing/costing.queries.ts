import type { Em } from '../../../kernel/sql/database.js'
import { affected, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import { expectedPriceJoin } from '../../price/index.js'

/** Terms of project prices for all sites: project, mode and soil. */
export interface Terms {
  companyId: string
  projectId: string
  tpMode: string
  soilType: string
}

/** Time in which every transaction ends: rows that were being written at the first look are visible at a second one. */
const SECOND_LOOK = sql`interval '10 minutes'`
const isDue = sql`(d.looked_at is null or d.looked_at < now() - ${SECOND_LOOK})`

/** Oldest due note of each terms, up to a limit. */
export const dueTerms = (em: Em, companyId: string, most: number): Promise<TaskKey[]> =>
  rows(
    em,
    sql`select d.company_id as "companyId", min(d.id::text) as id from costing_due d where d.company_id = ${companyId} and ${isDue}
        group by d.company_id, d.project_id, d.tp_mode, d.soil_type order by min(d.created_at) limit ${most}::int`,
  )

/** Due notes for the terms of a note. */
export const dueBeside = (em: Em, { companyId, id }: TaskKey): Promise<(Terms & { id: string })[]> =>
  rows(
    em,
    sql`select d.company_id as "companyId", d.id, d.project_id as "projectId", d.tp_mode as "tpMode", d.soil_type as "soilType"
        from costing_due d join costing_due o on o.company_id = d.company_id and o.project_id = d.project_id and o.tp_mode = d.tp_mode
          and o.soil_type = d.soil_type
        where d.company_id = ${companyId} and o.id = ${id} and ${isDue}`,
  )

/** Marks notes as processed: those that were new stay for a second look, the others are deleted. */
export async function noteLooked(em: Em, companyId: string, ids: readonly string[]): Promise<void> {
  const own = sql`company_id = ${companyId} and ${inUuids(sql`id`, ids)}`
  await affected(em, sql`delete from costing_due where ${own} and looked_at is not null`)
  await affected(em, sql`update costing_due set looked_at = now() where ${own} and looked_at is null`)
}

const unsettled = ({ companyId, projectId, tpMode, soilType }: Terms): Sql =>
  sql`w.company_id = ${companyId} and w.project_id = ${projectId} and w.tp_mode = ${tpMode} and w.go_soil_type = ${soilType}
    and w.settle_price is null and w.status <> 'VOID'`

/** Unsettled trips of terms after one of them, in the order of their ids. */
export const unsettledBehind = async (em: Em, terms: Terms, after: string, most: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      em,
      sql`select w.id from waybill w where ${unsettled(terms)} and w.id > ${after} order by w.id limit ${most}::int`,
    )
  ).map(({ id }) => id)

/** Updates the price of unsettled trips at which they would be settled; returns the number of those that changed. */
export async function keepPrices(em: Em, companyId: string, ids: readonly string[]): Promise<number> {
  const own = sql`w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.settle_price is null and w.status <> 'VOID'`
  // Trips are locked in the order of all verbs.
  await rows(em, sql`select 1 from waybill w where ${own} order by w.id for no key update`)
  // Prices are found once for each trip: joined to the rows to be written, they could be found for each pair of trips.
  return affected(
    em,
    sql`with x as materialized (select w.company_id, w.id, e.price from waybill w ${expectedPriceJoin} where ${own})
        update waybill t set costing_price = x.price from x
        where t.company_id = x.company_id and t.id = x.id and t.costing_price is distinct from x.price`,
  )
}
