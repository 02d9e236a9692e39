import type { Em } from '../../../kernel/sql/database.js'
import { affected, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import { expectedPriceJoin } from '../../price/index.js'

/** Terms of prices: project, mode and soil, whatever the site. */
export interface Terms {
  companyId: string
  projectId: string
  tpMode: string
  soilType: string
}

/** So long no transaction lasts: what was being written when terms were looked at first is there when they are looked at again. */
const SECOND_LOOK = sql`interval '10 minutes'`
const isDue = sql`(d.looked_at is null or d.looked_at < now() - ${SECOND_LOOK})`

/** One of the notes of each terms that are due, the oldest first. */
export const dueTerms = (em: Em, companyId: string, most: number): Promise<TaskKey[]> =>
  rows(
    em,
    sql`select d.company_id as "companyId", min(d.id::text) as id from costing_due d where d.company_id = ${companyId} and ${isDue}
        group by d.company_id, d.project_id, d.tp_mode, d.soil_type order by min(d.created_at) limit ${most}::int`,
  )

/** The notes that are due of the terms that one of them is of. */
export const dueBeside = (em: Em, { companyId, id }: TaskKey): Promise<(Terms & { id: string })[]> =>
  rows(
    em,
    sql`select d.company_id as "companyId", d.id, d.project_id as "projectId", d.tp_mode as "tpMode", d.soil_type as "soilType"
        from costing_due d join costing_due o on o.company_id = d.company_id and o.project_id = d.project_id and o.tp_mode = d.tp_mode
          and o.soil_type = d.soil_type
        where d.company_id = ${companyId} and o.id = ${id} and ${isDue}`,
  )

/** Notes that were looked at: those that were for the first time stay for a second one, the others go. */
export async function noteLooked(em: Em, companyId: string, ids: readonly string[]): Promise<void> {
  const own = sql`company_id = ${companyId} and ${inUuids(sql`id`, ids)}`
  await affected(em, sql`delete from costing_due where ${own} and looked_at is not null`)
  await affected(em, sql`update costing_due set looked_at = now() where ${own} and looked_at is null`)
}

const unsettled = ({ companyId, projectId, tpMode, soilType }: Terms): Sql =>
  sql`w.company_id = ${companyId} and w.project_id = ${projectId} and w.tp_mode = ${tpMode} and w.go_soil_type = ${soilType}
    and w.settle_price is null and w.status <> 'VOID'`

/** The unsettled trips of terms behind one of them, in the order of their ids. */
export const unsettledBehind = async (em: Em, terms: Terms, after: string, most: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      em,
      sql`select w.id from waybill w where ${unsettled(terms)} and w.id > ${after} order by w.id limit ${most}::int`,
    )
  ).map(({ id }) => id)

/** Has unsettled trips keep the price that they would be settled at now; gives back how many kept another one. */
export async function keepPrices(em: Em, companyId: string, ids: readonly string[]): Promise<number> {
  const own = sql`w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.settle_price is null and w.status <> 'VOID'`
  // Locked in the order of all verbs that lock several.
  await rows(em, sql`select 1 from waybill w where ${own} order by w.id for no key update`)
  return affected(
    em,
    sql`update waybill t set costing_price = x.price
        from (select w.company_id, w.id, e.price from waybill w ${expectedPriceJoin} where ${own}) x
        where t.company_id = x.company_id and t.id = x.id and t.costing_price is distinct from x.price`,
  )
}
