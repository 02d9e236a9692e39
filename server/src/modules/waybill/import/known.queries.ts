import type { Tx } from '../../../kernel/command.js'
import { columnsOf, inTexts, rows, type Sql, sql } from '../../../kernel/sql.js'
import type { WaybillStatus } from '../enums.js'

/** A waybill by which a row is known already. */
export interface Known {
  key: string
  id: string
  no: string
  status: `${WaybillStatus}`
  projectId: string
  projectName: string
  truckId: string
  truckCode: string
  /** What the row said when it was imported last; null when it never was. */
  digest: string | null
}

export interface RowKey {
  key: string
  no: string | null
  truckId: string
  projectId: string
  goDatetime: string
}

/**
 * The waybills that rows are known by: what an earlier row of the same key became, else the waybill of that number, else that of the
 * same truck, project and moment. Of several the first that was made. Numbers and moments are bound as lists, and only what they find
 * is joined: of a company that is new the planner thinks it has no rows, and would look through all of them for each.
 */
export function findKnown({ em, actor }: Tx, keys: readonly RowKey[]): Promise<Known[]> {
  const { companyId } = actor
  const nos = keys.flatMap(({ no }) => no ?? [])
  const moments = keys.flatMap(({ no, goDatetime }) => (no === null ? [goDatetime] : []))
  return rows<Known>(
    em,
    sql`with wanted as materialized (
          select * from json_to_recordset(${JSON.stringify(keys)}::json)
            as k(key text, no text, "truckId" uuid, "projectId" uuid, "goDatetime" timestamptz)),
        numbered as materialized (
          select w.id, w.no from waybill w where w.company_id = ${companyId} and ${inTexts(sql`w.no`, nos)}),
        timed as materialized (
          select w.id, w.truck_id, w.project_id, w.go_datetime from waybill w
          where w.company_id = ${companyId} and w.go_datetime = any(${moments}::timestamptz[])),
        found as materialized (
          select k.key, k.waybill_id as id, k.digest, 1 as rank from waybill_import_key k
          where k.company_id = ${companyId} and ${inTexts(
            sql`k.key`,
            keys.map(({ key }) => key),
          )} and k.waybill_id is not null
          union all
          select n.key, w.id, null, 2 from wanted n join numbered w on w.no = n.no
          union all
          select n.key, w.id, null, 3
          from wanted n join timed w on w.go_datetime = n."goDatetime" and w.truck_id = n."truckId" and w.project_id = n."projectId"
          where n.no is null)
        select distinct on (f.key) f.key, w.id, w.no, w.status, w.project_id as "projectId", w.project_name as "projectName",
          w.truck_id as "truckId", w.truck_code as "truckCode", f.digest
        from found f join waybill w on w.company_id = ${companyId} and w.id = any(array(select id from found)) and w.id = f.id
        order by f.key, f.rank, w.id`,
  )
}

/** What a row became and what it said. */
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
 * Takes keys for rows with the waybills that they are about to become, in one order for everybody; gives back those that nobody else
 * has. Whoever is about to import the same rows is waited for. The waybills must be there when the transaction commits.
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

/** Lets go of keys that were taken in this transaction for rows that became nothing. */
export async function dropKeys({ em, actor }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await rows(
    em,
    sql`delete from waybill_import_key where company_id = ${actor.companyId} and ${inTexts(sql`key`, keys)}`,
  )
}

/** Writes down what rows say by now of waybills that are there. */
export async function keepKeys({ em, actor }: Tx, kept: readonly KeptKey[]): Promise<void> {
  if (kept.length === 0) return
  await rows(
    em,
    sql`insert into waybill_import_key (company_id, key, waybill_id, digest)
        select ${actor.companyId}, k.key, k.waybill_id, k.digest from ${given(kept)} order by k.key
        on conflict (company_id, key) do update set waybill_id = excluded.waybill_id, digest = excluded.digest`,
  )
}
