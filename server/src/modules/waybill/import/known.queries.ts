import type { Tx } from '../../../kernel/command/command.js'
import { isOneOf } from '../../../kernel/sql/forms.js'
import { columnsOf, inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { momentOf } from '../../../kernel/values/clock.js'
import { textForm } from '../../../kernel/values/forms.js'
import type { WaybillStatus } from '../enums.js'

/** Waybill that a row stands for. */
export interface Known {
  key: string
  id: string
  no: string
  status: `${WaybillStatus}`
  projectId: string
  projectName: string
  truckId: string
  truckCode: string
  /** Digest of the row at its last import; null if there was none. */
  digest: string | null
}

export interface RowKey {
  key: string
  no: string | null
  truckId: string
  projectId: string
  goDatetime: string
}

type Found = Omit<Known, 'key' | 'digest'> & { goAt: number }

/**
 * Waybills that rows stand for: the one made of an earlier row with the same key, else the one with the row's number,
 * else the one with its truck, project and moment; of several the oldest. Each list is read on its own and joined here:
 * for a new company the planner expects no rows, and would compare each row with each.
 */
export async function findKnown(tx: Tx, keys: readonly RowKey[]): Promise<Known[]> {
  const kept = await findKept(tx, keys)
  const found = await findWaybills(tx, [...kept.values()], keys)
  const byId = new Map(found.map((waybill) => [waybill.id, waybill]))
  const byNo = new Map(found.map((waybill) => [textForm(waybill.no), waybill]))
  const oldestFirst = found.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const byTrip = Map.groupBy(oldestFirst, ({ truckId, projectId, goAt }) => `${truckId}|${projectId}|${goAt}`)
  return keys.flatMap(({ key, no, truckId, projectId, goDatetime }): Known[] => {
    const before = kept.get(key)
    const made = before && byId.get(before.id)
    const trip = `${truckId}|${projectId}|${momentOf(goDatetime).getTime() / 1000}`
    const waybill = made ?? (no === null ? byTrip.get(trip)?.[0] : byNo.get(textForm(no)))
    return waybill ? [{ ...waybill, key, digest: made && before ? before.digest : null }] : []
  })
}

interface Kept {
  key: string
  id: string
  digest: string | null
}

async function findKept({ em, actor }: Tx, keys: readonly RowKey[]): Promise<Map<string, Kept>> {
  const wanted = keys.map(({ key }) => key)
  const kept = await rows<Kept>(
    em,
    sql`select k.key, k.waybill_id as id, k.digest from waybill_import_key k
        where k.company_id = ${actor.companyId} and ${inTexts(sql`k.key`, wanted)} and k.waybill_id is not null`,
  )
  return new Map(kept.map((one) => [one.key, one]))
}

/**
 * Waybills that were made of these keys, have one of the numbers, or left at one of the moments; one may occur twice. A
 * trip that was settled before its truck or project was merged counts as one of the kept row.
 */
function findWaybills({ em, actor }: Tx, kept: readonly Kept[], keys: readonly RowKey[]): Promise<Found[]> {
  const nos = keys.flatMap(({ no }) => no ?? [])
  const timed = keys.filter(({ no }) => no === null)
  const ids = kept.map(({ id }) => id)
  const trucks = timed.map(({ truckId }) => truckId)
  const moments = timed.map(({ goDatetime }) => goDatetime)
  const waybills = sql`select w.id, w.no, w.status, 
      (select coalesce(p.merged_into, p.id) from published_project p where p.company_id = w.company_id and p.id = w.project_id) as "projectId",
      w.project_name as "projectName",
      (select coalesce(t.merged_into, t.id) from published_truck t where t.company_id = w.company_id and t.id = w.truck_id) as "truckId",
      w.truck_code as "truckCode", extract(epoch from w.go_datetime)::float8 as "goAt"
    from waybill w where w.company_id = ${actor.companyId}`
  return rows<Found>(
    em,
    sql`${waybills} and ${inUuids(sql`w.id`, ids)}
        union all ${waybills} and ${isOneOf(sql`w.no`, nos)}
        union all ${waybills} and w.go_datetime = any(${moments}::timestamptz[]) and w.truck_id = any(array(
          select t.id from published_truck t where t.company_id = ${actor.companyId} and (${inUuids(sql`t.id`, trucks)} or ${inUuids(sql`t.merged_into`, trucks)})))`,
  )
}

/** Waybill that a row became, with its digest. */
export interface KeptKey {
  key: string
  waybillId: string
  digest: string
}

const given = (keys: readonly KeptKey[]): Sql =>
  sql`${columnsOf([
    { type: 'text', values: keys.map(({ key }) => key) },
    { type: 'uuid', values: keys.map(({ waybillId }) => waybillId) },
    { type: 'text', values: keys.map(({ digest }) => digest) },
  ])} as k(key, waybill_id, digest)`

/**
 * Reserves keys of rows for the ids of their waybills, in one order for all imports; returns the keys that no other
 * import has, after waiting for imports of equal rows. The waybills must exist when the transaction commits.
 */
export async function takeKeys({ em, actor }: Tx, keys: readonly KeptKey[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const taken = await rows<{ key: string }>(
    em,
    sql`insert into waybill_import_key (company_id, key, waybill_id, digest)
        select ${actor.companyId}, k.key, k.waybill_id, k.digest from ${given(keys)} order by k.key
        on conflict do nothing returning key`,
  )
  return new Set(taken.map(({ key }) => key))
}

/** Releases keys that were reserved in this transaction for rows without a waybill. */
export async function dropKeys({ em, actor }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await rows(
    em,
    sql`delete from waybill_import_key where company_id = ${actor.companyId} and ${inTexts(sql`key`, keys)}`,
  )
}

/** Writes the digests of rows with a waybill. */
export async function keepKeys({ em, actor }: Tx, kept: readonly KeptKey[]): Promise<void> {
  if (kept.length === 0) return
  await rows(
    em,
    sql`insert into waybill_import_key (company_id, key, waybill_id, digest)
        select ${actor.companyId}, k.key, k.waybill_id, k.digest from ${given(kept)} order by k.key
        on conflict (company_id, key) do update set waybill_id = excluded.waybill_id, digest = excluded.digest`,
  )
}
