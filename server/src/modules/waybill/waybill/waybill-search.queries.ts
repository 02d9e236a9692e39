import type { Actor } from '../../../kernel/actor.js'
import type { Narrowed } from '../../../kernel/list.js'
import { all, firstRow, inTexts, type Sql, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { WaybillFilter } from './waybill.view.js'
import { crewed } from './waybill-filter.queries.js'

/** What more trucks than that are named by is no search for trucks: their waybills are found in order soon enough. */
const FEW_TRUCKS = 50
const FEW_NUMBERS = 20_000

/** Looks up which trucks and numbers are meant, so that their waybills come from an index. */
export async function narrowWaybills(em: Em, actor: Actor, filter: WaybillFilter): Promise<Narrowed> {
  // A captain's own are few already.
  if (actor.isCaptain) return { idle: [], also: [], few: named(filter) }
  const crews = await narrowedCrews(em, actor, filter)
  const numbers = filter.no ? await narrowedNumbers(em, actor, filter.no.trim()) : []
  const also = [...crews.also, ...numbers]
  return { idle: crews.idle, also, few: also.length > 0 || named(filter) }
}

const named = ({ ids, nos, cardNo, cardNos, giveCardNo, settlementId, settleNo }: WaybillFilter): boolean =>
  Boolean(ids?.length || nos?.length || cardNo || cardNos?.length || giveCardNo || settlementId || settleNo)

interface Crews {
  every: boolean
  truckCodes: string[] | null
}

/** The trucks that have had such a plate, driver and captain together. */
async function narrowedCrews(em: Em, actor: Actor, filter: WaybillFilter): Promise<Pick<Narrowed, 'idle' | 'also'>> {
  const conditions = crewed(filter)
  if (conditions.length === 0) return { idle: [], also: [] }
  const found = await firstRow<Crews>(
    em,
    sql`select coalesce(bool_and(c.hit), false) as every,
      case when count(distinct c.truck_code) filter (where c.hit) <= ${FEW_TRUCKS}
        then coalesce(array_agg(distinct c.truck_code) filter (where c.hit), '{}') end as "truckCodes"
      from (select w.truck_code, coalesce(${all(conditions)}, false) as hit from waybill_crew w where w.company_id = ${actor.companyId}) c`,
  )
  if (found?.every) return { idle: ['truckCode', 'driverName', 'captainName'], also: [] }
  return { idle: [], also: found?.truckCodes ? [inTexts(sql`w.truck_code`, found.truckCodes)] : [] }
}

/** The waybills whose number begins or ends so, unless there are very many. */
async function narrowedNumbers(em: Em, actor: Actor, text: string): Promise<Sql[]> {
  const end = sql`reverse(${text}::text)`
  const begins = sql`w.no >= ${text} and w.no < ${text}::text || ${LAST}`
  const ends = sql`reverse(w.no) >= ${end} and reverse(w.no) < ${end} || ${LAST}`
  const alike = (condition: Sql) =>
    sql`select w.id from waybill w where w.company_id = ${actor.companyId} and ${condition}`
  const count = (condition: Sql) => sql`(select count(*)::int from (${alike(condition)} limit ${FEW_NUMBERS + 1}) n)`
  const found = await firstRow<{ begin: number; end: number }>(
    em,
    sql`select ${count(begins)} as begin, ${count(ends)} as end`,
  )
  if (!found || found.begin + found.end > FEW_NUMBERS) return []
  if (found.end === 0) return [begins]
  return [found.begin === 0 ? ends : sql`w.id = any(array(${alike(begins)} union all ${alike(ends)}))`]
}

/** Comes after everything that may follow in a number. */
const LAST = '\u{10FFFF}'
