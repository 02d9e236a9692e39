import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import type { TestCompany } from './company'
import { rowsOf } from './rows'

/** Figures that charts of a phase must show, from its trips one by one. */
export interface PlainCounts {
  total: number
  correct: number
  cubic: string
  amount: string
  reasons: Record<string, number>
}

const ALL = ['TP_MODE_INNER', 'TP_MODE_RESOURCE', 'UNIT', 'SOIL_TYPE', 'PRICE', 'SETTLE_PRICE', 'GARBAGE_PRICE']
const MACHINE = ['MACHINE_SET', 'MACHINE_IN_PRICE', 'LEDGER_DIG_PRICE']
const ASKED: Record<string, readonly string[]> = {
  ALL: [...ALL, ...MACHINE],
  TRANSPORT: ALL.slice(0, 6),
  OUTPUT: ['UNIT', 'SOIL_TYPE'],
  GARBAGE: ['GARBAGE_PRICE'],
  MACHINE,
}
export const chartNames = Object.keys(ASKED)
const INTERNAL = ['PRICE', 'SETTLE_PRICE']

/**
 * Each trip `w` of phases `h`, once and for the first that takes it, with soil `t`, site `g` and machine `m`, and what
 * it would be settled at.
 */
const trips = (company: TestCompany, phaseIds: readonly string[]): Sql => sql`
  select distinct on (w.id) w.*, h.truck_cubic, t.tons_per_cubic, g.dump_price, m.model, m.load_price, m.shift_cost,
    coalesce(w.settle_price, w.costing_price) as price, (w.go_datetime at time zone 'Asia/Shanghai')::date as day
  from waybill w join project_phase h on h.company_id = w.company_id and h.project_id = w.project_id
    left join soil_type t on t.company_id = w.company_id and t.name = w.go_soil_type
    left join dump_site g on g.company_id = w.company_id and g.id = w.dump_site_id
    left join machine m on m.company_id = w.company_id and m.code = w.machine_code
  where w.company_id = ${company.id} and h.id = any(${[...phaseIds]}::uuid[]) and w.status <> 'VOID'
    and (w.go_datetime at time zone 'Asia/Shanghai')::date between h.from_day and h.to_day
    and (h.dump_site_ids = '{}' or w.dump_site_id = any(h.dump_site_ids))
    and (h.soil_types = '{}' or w.go_soil_type = any(h.soil_types))
  order by w.id, array_position(${[...phaseIds]}::uuid[], h.id)`

const REASON = sql`array_remove(array[
    case when tp_mode = 'INTERNAL' then 'TP_MODE_INNER' end, case when tp_mode = 'BACKFILL' then 'TP_MODE_RESOURCE' end,
    case when weight_unit = 'TRUCK' and truck_cubic is null then 'UNIT' end,
    case when weight_unit = 'TON' and coalesce(tons_per_cubic, 0) = 0 then 'SOIL_TYPE' end,
    case when price is null then 'PRICE' end, case when price = 0 then 'SETTLE_PRICE' end,
    case when tp_mode = 'FREIGHT' and garbage_prepare_price is null and dump_price is null then 'GARBAGE_PRICE' end,
    case when model is null then 'MACHINE_SET' end, case when load_price is null then 'MACHINE_IN_PRICE' end,
    case when shift_cost is null then 'LEDGER_DIG_PRICE' end], null)`

const ABOUT: Record<string, Sql> = {
  GARBAGE: sql`where tp_mode = 'FREIGHT'`,
  INTERNAL: sql`where tp_mode = 'INTERNAL'`,
}

/** Exclusions as GraphQL shows them, from the trips of a phase, or of several together. */
export async function plainCounts(
  company: TestCompany,
  phases: string | readonly string[],
  chart: string,
): Promise<PlainCounts> {
  const about = ABOUT[chart] ?? sql``
  const phaseIds = typeof phases === 'string' ? [phases] : phases
  const found = await rowsOf<{ reason: string | null; count: number; cubic: string | null; amount: string | null }>(sql`
    select (select r from unnest(reasons) with ordinality as u(r, at) where r = any(${[...(ASKED[chart] ?? INTERNAL)]}::text[]) order by at limit 1) as reason,
      count(*)::int as count, round(sum(cubic), 3)::text as cubic, sum(amount)::text as amount
    from (select ${REASON} as reasons,
        case weight_unit when 'CUBIC' then weight_tons when 'TRUCK' then truck_cubic else weight_tons / nullif(tons_per_cubic, 0) end as cubic,
        round(price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt as amount
      from (${trips(company, phaseIds)}) p ${about}) q
    group by 1`)
  const counted = found.find(({ reason }) => reason === null)
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    correct: counted?.count ?? 0,
    cubic: counted?.cubic ?? '0.000',
    amount: counted?.amount ?? '0.00',
    reasons: Object.fromEntries(found.flatMap(({ reason, count }) => (reason === null ? [] : [[reason, count]]))),
  }
}
