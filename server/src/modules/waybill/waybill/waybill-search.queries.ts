import type { Actor } from '../../../kernel/command/actor.js'
import { holds } from '../../../kernel/list/filters.js'
import type { Narrowed } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, rows, type Sql, sql, unseenText, unseenTexts } from '../../../kernel/sql/sql.js'
import { plateForm, textForm } from '../../../kernel/values/forms.js'
import { isCaptain } from '../../identity/index.js'
import type { WaybillFilter } from './waybill.view.js'
import { crewed, type LookedUp } from './waybill-filter.queries.js'

/** What more trucks than that are named by is no search for trucks: their waybills are found in order soon enough. */
const FEW_TRUCKS = 50
const MORE_TRUCKS = sql.raw(String(FEW_TRUCKS + 1))
const FEW_NUMBERS = 20_000
const MORE_NUMBERS = sql.raw(String(FEW_NUMBERS + 1))

/** Looks up which trucks and numbers are meant, so that their waybills come from an index. */
export async function narrowWaybills(em: Em, actor: Actor, filter: WaybillFilter): Promise<Narrowed> {
  // A captain's own are few already.
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

/** The trucks that have had such a plate, driver and captain together. */
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

/** That crews have all pairs of signs that these texts have, as an index knows them; a sign by itself is no pair. */
function pairedAs({ truckCode, driverName, captainName }: WaybillFilter): Sql[] {
  const forms = [plateForm(truckCode ?? ''), textForm(driverName ?? ''), textForm(captainName ?? '')]
  const pairs = forms.flatMap((form) => pairsOf([...form]))
  return pairs.length === 0 ? [] : [sql`w.pairs @> ${unseenTexts(pairs)}`]
}

const pairsOf = (signs: string[]): string[] => signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)

/**
 * The projects that have had such a name on a waybill. Where none of them has had another as well, they stand for the name, and their sums by day
 * tell how many waybills there are.
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

/** The waybills whose number begins or ends so, unless there are very many. */
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

/** Comes after everything that may follow in a number. */
const LAST = sql.raw("'\u{10FFFF}'")
