import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Quantity } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { companiesOfSites, reachSites } from '../../identity/index.js'
import { lockWaybills } from '../../waybill/index.js'
import { ArrivalSortField, ArrivalState } from '../enums.js'
import { yardTexts as texts } from '../texts.js'
import { type ArrivalFilter, type ArrivalView } from './arrival.view.js'
import { arrivalTable } from './fields.js'

/** Words of a company that runs the dump site now; those of whoever ran it before are none of its business. */
const ownWords = ({ companyId }: Actor): Sql => sql`v.yard_company_id = ${companyId}`

/** Trips that left while another company ran their dump site: they are that company's still. */
const ofFormer = ({ companyId }: Actor): Sql => sql`exists (
  select from yard_site f where f.company_id = t.company_id and f.dump_site_id = t.dump_site_id
    and f.yard_company_id <> ${companyId} and f.ended_at > t.go_datetime)`

/**
 * Trips with what the dump site that they go to said of them. A trip that was sent elsewhere has nothing said of it
 * there yet.
 */
const tripsOf = (where: Sql, words = sql`true`): Sql => sql`(
  select t.*, coalesce(v.state, 'ANNOUNCED') as state, v.arrived_at, v.closed_at, v.weight_tons as site_weight, v.reason, v.said_name
  from published_waybill t
    left join site_visit v on v.company_id = t.company_id and v.waybill_id = t.id and v.dump_site_id = t.dump_site_id and ${words}
  where ${where}) w`

const columns = {
  ...columnsOf('w', arrivalTable),
  status: sql`w.status`,
  settled: sql`(w.settlement_id is not null)`,
  companyName: { sql: sql`c.name`, join: 'company' },
}

const inState = (wanted: ArrivalState): Sql => sql`count(*) filter (where w.state = ${wanted})::int`
const tipped = (unit: 'TON' | 'CUBIC'): Sql =>
  sql`coalesce(sum(coalesce(w.site_weight, w.weight_tons)) filter (where w.state = 'TIPPED' and w.weight_unit = ${unit}), 0)::numeric(18, 3)`

/** Trips to the dump sites that the actor's company runs, with what it said of each, the latest departure first. */
export const arrivalList: ListSpec<ArrivalFilter, ArrivalSortField> = {
  from: tripsOf(sql`true`),
  seenBy: (actor) => ({
    from: tripsOf(sql`${reachSites(actor, 't')} and not ${ofFormer(actor)}`, ownWords(actor)),
  }),
  alias: 'w',
  joins: { company: sql`join published_company c on c.id = w.company_id` },
  columns,
  fields: arrivalTable,
  needs: { allowedActions: ['no', 'state', 'settled'] },
  always: ['id'],
  sorts: sortsOf(ArrivalSortField, columns, arrivalTable),
  defaultSort: { field: ArrivalSortField.GO_DATETIME, direction: 'DESC' },
  tieBreak: sql`w.id`,
  companies: companiesOfSites,
  scope: (actor) => sql`w.status <> 'VOID' and ${reachSites(actor, 'w')}`,
  where: conditionsOf('w', arrivalTable),
  summary: {
    announced: inState(ArrivalState.ANNOUNCED),
    arrived: inState(ArrivalState.ARRIVED),
    tipped: inState(ArrivalState.TIPPED),
    refused: inState(ArrivalState.REFUSED),
    tippedTons: tipped('TON'),
    tippedCubic: tipped('CUBIC'),
  },
}

/** Trips to dump sites in a spreadsheet. */
export const arrivalSheet = sheetOf('Arrival', arrivalTable, {
  title: texts.arrival,
  permission: 'chain:yard:get',
  spec: arrivalList,
})

export const findArrival = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<ArrivalView | undefined> =>
  isId(id) ? readOne<ArrivalView>(em, actor, arrivalList, sql`w.id = ${id}`, fields) : undefined

/** Company and dump site of a trip that the actor's company sees; undefined for any other. */
export async function placeOf(
  em: Em,
  actor: Actor,
  id: string,
): Promise<{ companyId: string; garbageId: string } | undefined> {
  if (!isId(id)) return undefined
  const spec = {
    ...arrivalList,
    columns: { ...columns, companyId: sql`w.company_id` },
    always: ['companyId', 'garbageId'],
  }
  return (
    await readWhere<{ companyId: string; garbageId: string }>(em, actor, spec, sql`w.id = ${id}`, new Set(['id']))
  )[0]
}

export interface StoredArrival {
  no: string
  state: ArrivalState
  settled: boolean
  arrivedAt: DbTime | null
  weightTons: Quantity
}

/**
 * Locks a trip that comes to a dump site, and reads what was said of it there; undefined where it was voided or sent
 * elsewhere.
 */
export async function lockArrival(tx: Tx, id: string, siteId: string): Promise<StoredArrival | undefined> {
  const [trip] = await lockWaybills<Pick<StoredArrival, 'no' | 'settled' | 'weightTons'>>(tx, {
    columns: sql`w.no, w.settlement_id is not null as settled, w.weight_tons as "weightTons"`,
    where: sql`w.id = ${id} and w.dump_site_id = ${siteId} and w.status <> 'VOID'`,
  })
  if (!trip) return undefined
  // Read after the lock: whoever held it may have said something meanwhile.
  const visit = await firstRow<Pick<StoredArrival, 'state' | 'arrivedAt'>>(
    tx.em,
    sql`select v.state, v.arrived_at as "arrivedAt" from site_visit v
        where v.company_id = ${tx.actor.companyId} and v.waybill_id = ${id} and v.dump_site_id = ${siteId}`,
  )
  return { ...trip, state: ArrivalState.ANNOUNCED, arrivedAt: null, ...visit }
}

export interface Said {
  id: string
  siteId: string
  yardCompanyId: string
  state: ArrivalState
  arrivedAt: Date | DbTime | null
  closedAt: Date | null
  weightTons: Quantity | null
  reason: string | null
}

/**
 * Keeps what a dump site said of a trip, in place of what it said before; 0 where another company said something of it
 * there.
 */
export const keepVisit = ({ em, actor, now }: Tx, said: Said): Promise<number> =>
  affected(
    em,
    sql`insert into site_visit (company_id, id, waybill_id, dump_site_id, yard_company_id, state, arrived_at, closed_at, weight_tons, reason,
          said_by, said_name, created_at, updated_at)
        values (${actor.companyId}, ${newId()}, ${said.id}, ${said.siteId}, ${said.yardCompanyId}, ${said.state}, ${said.arrivedAt},
          ${said.closedAt}, ${said.weightTons}, ${said.reason}, ${actor.userId}, ${actor.name}, ${now}, ${now})
        on conflict (company_id, waybill_id, dump_site_id) do update set yard_company_id = excluded.yard_company_id, state = excluded.state,
          arrived_at = excluded.arrived_at, closed_at = excluded.closed_at, weight_tons = excluded.weight_tons, reason = excluded.reason,
          said_by = excluded.said_by, said_name = excluded.said_name, version = site_visit.version + 1, updated_at = excluded.updated_at
        where site_visit.yard_company_id = excluded.yard_company_id`,
  )
