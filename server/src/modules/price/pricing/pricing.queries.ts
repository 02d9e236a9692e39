import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import {
  createPricing,
  type DirectPayRate,
  type PricedFacts,
  type PriceOf,
  type PriceTables,
  type ProjectPrice,
} from './pricing.js'

/** Database access for reading prices: the transaction of a verb, or the connection of a query. */
interface Reader {
  em: Em
  actor: Pick<Actor, 'companyId'>
}

/** Time column in the unit of `goAt`, `from` and `to`. */
const micros = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::float8`)

/** Time at which a waybill `w` left, in that unit. */
export const goAtColumn = micros('w.go_datetime')

/** Pricing rule with the prices for these waybills, which take two statements for any number of waybills. */
export async function loadPricing(reader: Reader, waybills: readonly PricedFacts[]): Promise<PriceOf> {
  return createPricing(await loadPrices(reader, waybills, timesOf(waybills)))
}

/** Prices for waybills, including those that are no longer effective. */
export const loadPricesOfAllTimes = (reader: Reader, waybills: readonly PricedFacts[]): Promise<PriceTables> =>
  loadPrices(reader, waybills, sql`'(,)'::tstzrange`)

async function loadPrices(
  { em, actor: { companyId } }: Reader,
  waybills: readonly PricedFacts[],
  times: Sql,
): Promise<PriceTables> {
  const projectIds = [...new Set(waybills.map((waybill) => waybill.projectId))]
  const captainIds = [...new Set(waybills.map((waybill) => waybill.captainId))]
  const direct = await rows<DirectPayRate>(
    em,
    sql`select d.id, m.project_id as "projectId", m.tp_mode as "tpMode", m.soil_type as "soilType", m.dump_site_id as "dumpSiteId",
          m.captain_id as "captainId", m.driver_id as "driverId", d.price, d.weight_unit as "weightUnit", ${micros('lower(m.effective)')} as "from",
          ${micros('upper(m.effective)')} as "to"
        from direct_pay_price_member m join direct_pay_price d on d.company_id = m.company_id and d.id = m.price_id
        where m.company_id = ${companyId} and ${inUuids(sql`m.project_id`, projectIds)}
          and ${inUuids(sql`m.captain_id`, captainIds)} and m.effective is not null and m.effective && ${times}`,
  )
  const project = await rows<ProjectPrice>(
    em,
    sql`select id, project_id as "projectId", tp_mode as "tpMode", soil_type as "soilType", dump_site_id as "dumpSiteId", price,
          ${micros('valid_from')} as "from", ${micros('valid_until')} as until
        from project_price where company_id = ${companyId} and ${inUuids(sql`project_id`, projectIds)}
          and enabled and tstzrange(valid_from, valid_until) && ${times}`,
  )
  return { direct, project }
}

/** Range around the times of waybills, a second wider on each side, since fractions of a second get lost. */
function timesOf(waybills: readonly PricedFacts[]): Sql {
  if (waybills.length === 0) return sql`'empty'::tstzrange`
  const times = waybills.map(({ goAt }) => goAt / 1_000_000)
  const [first, last] = [
    times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ]
  return sql`tstzrange(to_timestamp(${first - 1}::float8), to_timestamp(${last + 1}::float8))`
}
