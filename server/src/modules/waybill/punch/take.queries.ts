import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { PunchKind, PunchState } from './enums.js'
import type { Punch } from './punch.entity.js'

type Row = RowOf<typeof Punch>

/** Lets transactions that punch one truck or card take turns: each then sees the trips of the one before. */
export async function takeTurns({ em, actor }: Tx, keys: readonly string[]): Promise<void> {
  const ordered = [...new Set(keys)].sort().map((key) => `punch:${actor.companyId}:${key}`)
  if (ordered.length === 0) return
  await rows(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended(k.key, 0)) from unnest(${ordered}::text[]) with ordinality as k(key, at) order by k.at`,
  )
}

/** Ids of punches that have come before. */
export async function knownIds({ em, actor }: Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    em,
    sql`select id from punch where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Facts of a trip that the next one of its truck or card is proposed to have. */
export interface LastTrip {
  /** Plate or card's id that was asked for. */
  key: string
  id: string
  no: string
  status: 'LOADED' | 'IN_TRANSIT' | 'UNLOADED'
  truckCode: string
  cardNo: string | null
  projectId: string
  projectName: string
  goSoilType: string
  tpMode: Exclude<Row['tpMode'], null>
  dumpSiteId: string | null
  garbageName: string | null
  weightType: 'TRUCK' | 'CUBIC' | 'TON'
  weightTons: string
  inDatetime: string | null
  goDatetime: string
}

/** Age of trips that still propose something, in days. */
const OFFER_DAYS = 90

/** Latest trips of trucks by their plates and of cards by their ids, in one statement. */
export function lastTrips(
  em: Em,
  companyId: string,
  { plates, cardIds, now }: { plates: readonly string[]; cardIds: readonly string[]; now: Date },
): Promise<LastTrip[]> {
  const columns = sql`w.id, w.no, w.status, w.truck_code as "truckCode", w.card_no as "cardNo", w.project_id as "projectId",
    w.project_name as "projectName", w.go_soil_type as "goSoilType", w.tp_mode as "tpMode", w.dump_site_id as "dumpSiteId",
    w.garbage_name as "garbageName", w.weight_unit as "weightType", w.weight_tons as "weightTons",
    w.in_datetime as "inDatetime", w.go_datetime as "goDatetime"`
  const recent = sql`w.company_id = ${companyId} and w.status <> 'VOID' and w.go_datetime > ${now}::timestamptz - make_interval(days => ${OFFER_DAYS})`
  const latest = sql`order by w.go_datetime desc, w.id desc limit 1`
  return rows<LastTrip>(
    em,
    sql`select k.key, w.* from unnest(${[...plates]}::text[]) as k(key)
        cross join lateral (select ${columns} from waybill w where ${recent} and w.truck_code = k.key ${latest}) w
        union all
        select k.key::text, w.* from unnest(${[...cardIds]}::uuid[]) as k(key)
        cross join lateral (select ${columns} from waybill w where ${recent} and w.card_id = k.key ${latest}) w`,
  )
}

/** Trip of a truck around the time of some punches. */
export interface NearTrip {
  id: string
  no: string
  status: 'LOADED' | 'IN_TRANSIT' | 'UNLOADED'
  truckCode: string
  load: string
}

const MOST_NEAR = 10_000

/** Trips of trucks that punches of a span of time can be about. */
export const tripsNear = (
  { em, actor }: Tx,
  plates: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<NearTrip[]> =>
  rows<NearTrip>(
    em,
    sql`select w.id, w.no, w.status, w.truck_code as "truckCode", coalesce(w.in_datetime, w.go_datetime) as load from waybill w
        where w.company_id = ${actor.companyId} and w.truck_code = any(${[...plates]}::text[]) and w.status <> 'VOID'
          and w.go_datetime between ${from} and ${to}
        order by w.go_datetime limit ${MOST_NEAR}`,
  )

/** Punch of a departure or unloading that has come before. */
export interface NearMark {
  id: string
  kind: 'DEPART' | 'UNLOAD'
  truckCode: string
  correctedAt: string
  waybillId: string | null
  weightTons: string | null
  conflictReason: string | null
}

/** Departures and unloadings of trucks that moved a trip, or wait for one, locked. */
export const marksNear = (
  { em, actor }: Tx,
  plates: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<NearMark[]> =>
  rows<NearMark>(
    em,
    sql`select p.id, p.kind, p.truck_code as "truckCode", p.corrected_at as "correctedAt", p.waybill_id as "waybillId",
          p.weight_tons as "weightTons", p.conflict_reason as "conflictReason"
        from punch p
        where p.company_id = ${actor.companyId} and p.truck_code = any(${[...plates]}::text[]) and p.kind <> 'LOAD'
          and p.corrected_at between ${from} and ${to}
          and (p.state = 'TAKEN' or p.state = 'CONFLICT' and p.conflict in ('NO_OPEN_TRIP', 'ALREADY_DEPARTED', 'ALREADY_UNLOADED'))
        order by p.id limit ${MOST_NEAR} for update`,
  )

export type NewPunch = Pick<
  Row,
  | 'id'
  | 'skewSeconds'
  | 'truckCode'
  | 'truckId'
  | 'cardNo'
  | 'cardId'
  | 'projectId'
  | 'soilType'
  | 'tpMode'
  | 'dumpSiteId'
  | 'weightTons'
  | 'lng'
  | 'lat'
  | 'accuracy'
  | 'pictureFileId'
  | 'picture'
  | 'machineCode'
  | 'waybillId'
  | 'conflictReason'
> & {
  kind: `${PunchKind}`
  at: Date
  correctedAt: Date
  state: 'TAKEN' | 'CONFLICT'
  conflict: Row['conflict']
}

/** Inserts punches; gives the number of those that nobody else has inserted meanwhile. */
export async function insertPunches(
  { em, actor, now }: Tx,
  punches: readonly NewPunch[],
  userName: string,
): Promise<number> {
  if (punches.length === 0) return 0
  const values = punches.map((punch) => ({
    company_id: actor.companyId,
    id: punch.id,
    kind: PunchKind[punch.kind],
    at: punch.at,
    corrected_at: punch.correctedAt,
    skew_seconds: punch.skewSeconds,
    received_at: now,
    truck_code: punch.truckCode,
    truck_id: punch.truckId,
    card_no: punch.cardNo,
    card_id: punch.cardId,
    project_id: punch.projectId,
    soil_type: punch.soilType,
    tp_mode: punch.tpMode,
    dump_site_id: punch.dumpSiteId,
    weight_tons: punch.weightTons,
    lng: punch.lng,
    lat: punch.lat,
    accuracy: punch.accuracy,
    picture_file_id: punch.pictureFileId,
    picture: punch.picture,
    machine_code: punch.machineCode,
    waybill_id: punch.waybillId,
    state: PunchState[punch.state],
    conflict: punch.conflict,
    conflict_reason: punch.conflictReason,
    user_id: actor.userId,
    user_name: userName,
    created_at: now,
    updated_at: now,
  }))
  const inserted = await rows(
    em,
    em
      .getKysely()
      .insertInto('punch')
      .values(values.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      .onConflict((clash) => clash.doNothing())
      .returning('id'),
  )
  return inserted.length
}

/** New outcome of a punch that came before. */
export interface Rematched {
  id: string
  waybillId: string | null
  state: 'TAKEN' | 'CONFLICT'
  conflict: string | null
  conflictReason: string | null
}

export async function updatePunches({ em, actor, now }: Tx, changed: readonly Rematched[]): Promise<void> {
  if (changed.length === 0) return
  await rows(
    em,
    sql`update punch p set waybill_id = c."waybillId", state = c.state, conflict = c.conflict, conflict_reason = c."conflictReason",
          version = p.version + 1, updated_at = ${now}
        from json_to_recordset(${JSON.stringify(changed)}::json)
          as c(id uuid, "waybillId" uuid, state text, conflict text, "conflictReason" text)
        where p.company_id = ${actor.companyId} and p.id = c.id`,
  )
}

/** Machine that the actor operates alone, by his phone. */
export async function ownMachine({ em, actor }: Tx): Promise<string | null> {
  const found = await rows<{ code: string }>(
    em,
    sql`select m.code from published_machine m where m.company_id = ${actor.companyId} and m.enabled
          and m.operator_mobile = ${actor.facts.mobile} limit 2`,
  )
  const [machine, ...others] = found
  return machine && others.length === 0 ? machine.code : null
}
