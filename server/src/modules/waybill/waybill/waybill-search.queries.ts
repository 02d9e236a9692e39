import type { Actor } from '../../../kernel/command/actor.js'
import { holds } from '../../../kernel/list/filters.js'
import type { Narrowed } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, rows, type Sql, sql, unseenText, unseenTexts } from '../../../kernel/sql/sql.js'
import { plateForm, textForm } from '../../../kernel/values/forms.js'
import { isCaptain } from '../../identity/index.js'
import type { WaybillFilter } from './waybill.view.js'
import { crewed, type LookedUp } from './waybill-filter.queries.js'

/** Most trucks that a search by plate looks up: the waybills of more trucks are soon found in their order. */
const FEW_TRUCKS = 50
const MORE_TRUCKS = sql.raw(String(FEW_TRUCKS + 1))
const FEW_NUMBERS = 20_000
const MORE_NUMBERS = sql.raw(String(FEW_NUMBERS + 1))

/** Looks up trucks and numbers of a filter, so that an index finds their waybills. */
export async function narrowWaybills(em: Em, actor: Actor, filter: WaybillFilter): Promise<Narrowed> {
  // A captain has few waybills anyway.
  if (isCaptain(actor)) return { instead: {}, also: [], few: named(filter) }
  const crews = await narrowedCrews(em, actor, filter)
  const numbers = filter.no ? await narrowedNumbers(em, actor, textForm(filter.no)) : []
  const also = [...crews.also, ...numbers]
  const projects = filter.projectName ? await namedProjects(em, actor, filter.projectName) : {}
  return { instead: { ...crews.instead, ...projects }, also, few: also.length > 0 || named(filter) }
}

const named = ({ ids, nos, cardNo, cardNos, giveCardNo, settlementId, settleNo }: WaybillFilter): boolean =>
  Boolean(ids || nos || cardNo || cardNos || giveCardNo || settlementId || settleNo)

const EVERY_CREW = { truckCode: undefined, driverName: undefined, captainName: undefined } satisfies WaybillFilter

interface Crews {
  every: boolean
  truckCodes: string[]
}

/** Trucks that had such a plate, driver and captain at the same time. */
async function narrowedCrews(em: Em, actor: Actor, filter: WaybillFilter): Promise<Pick<Narrowed, 'instead' | 'also'>> {
  const conditions = crewed(filter)
  if (conditions.length === 0) return { instead: {}, also: [] }
  const [crews, meant] = [sql`from waybill_crew w where w.company_id = ${actor.companyId}`, all(conditions)]
  const found = await firstRow<Crews>(
    em,
    sql`select exists (select ${crews}) and not exists (select ${crews} and (${meant}) is not true) as every,
      array(select distinct w.truck_code ${crews} and ${all([meant, ...pairedAs(filter)])} limit ${MORE_TRUCKS}) as "truckCodes"`,
  )
  if (found?.every) return { instead: EVERY_CREW, also: [] }
  if (!found || found.truckCodes.length > FEW_TRUCKS) return { instead: {}, also: [] }
  return { instead: {}, also: [sql`w.truck_code = any(${unseenTexts(found.truckCodes)})`] }
}

/**
 * Condition that crews have all pairs of characters in these texts, which are indexed; a single character is no pair.
 */
function pairedAs({ truckCode, driverName, captainName }: WaybillFilter): Sql[] {
  const forms = [plateForm(truckCode ?? ''), textForm(driverName ?? ''), textForm(captainName ?? '')]
  const pairs = forms.flatMap((form) => pairsOf([...form]))
  return pairs.length === 0 ? [] : [sql`w.pairs @> ${unseenTexts(pairs)}`]
}

const pairsOf = (signs: string[]): string[] => signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)

/**
 * Projects that have had such a name on a waybill. If none of them has had another name, their ids replace the name,
 * and their sums by day count the waybills.
 */
async function namedProjects(em: Em, actor: Actor, projectName: string): Promise<LookedUp> {
  const called = all(holds(sql`k.project_name`, projectName))
  const found = await rows<{ id: string; always: boolean }>(
    em,
    sql`select k.project_id as id, bool_and(${called}) as always from waybill_project k where k.company_id = ${actor.companyId}
      group by k.project_id having bool_or(${called})`,
  )
  const projectIds = found.map(({ id }) => id)
  return found.every(({ always }) => always) ? { projectName: undefined, projectIds } : { projectIds }
}

/** Waybills whose number begins or ends with a text, unless there are very many. */
async function narrowedNumbers(em: Em, actor: Actor, text: string): Promise<Sql[]> {
  const start = unseenText(text)
  const end = sql`reverse(${start})`
  const begins = sql`text_form(w.no) >= ${start} and text_form(w.no) < ${start} || ${LAST}`
  const ends = sql`reverse(text_form(w.no)) >= ${end} and reverse(text_form(w.no)) < ${end} || ${LAST}`
  const alike = (condition: Sql) =>
    sql`select w.id from waybill w where w.company_id = ${actor.companyId} and ${condition}`
  const count = (condition: Sql) => sql`(select count(*)::int from (${alike(condition)} limit ${MORE_NUMBERS}) n)`
  const found = await firstRow<{ begin: number; end: number }>(
    em,
    sql`select ${count(begins)} as begin, ${count(ends)} as end`,
  )
  if (!found || found.begin + found.end > FEW_NUMBERS) return []
  if (found.end === 0) return [begins]
  return [found.begin === 0 ? ends : sql`w.id = any(array(${alike(begins)} union all ${alike(ends)}))`]
}

/** Character that sorts after all that may follow in a number. */
const LAST = sql.raw("'\u{10FFFF}'")
