import type { Tx } from '../../../kernel/command/command.js'
import { affected, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** The waybills `w` that no settlement holds, of those that are meant, in the order in which they are locked. */
export async function openTrips({ em, actor }: Tx, naming: Sql, most: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select w.id from waybill w where w.company_id = ${actor.companyId} and ${naming} and w.settlement_id is null and w.status <> 'VOID'
        order by w.id limit ${most}`,
  )
  return found.map(({ id }) => id)
}

const SHOWN = 3

/** The numbers of waybills with a change that waits for a reviewer and has this value in it, before or after. */
export async function reviewsNaming({ em, actor }: Tx, said: string): Promise<string[]> {
  const found = await rows<{ no: string }>(
    em,
    sql`select w.no from waybill_review r join waybill w on w.company_id = r.company_id and w.id = r.waybill_id
        where r.company_id = ${actor.companyId} and r.status = 'PENDING' and exists (
          select from jsonb_array_elements(r.changes) c where ${said} in (c ->> 'before', c ->> 'after'))
        order by w.no limit ${SHOWN}`,
  )
  return found.map(({ no }) => no)
}

/**
 * Rows of imports that were known by a dropped row are known by the kept one: a sheet that comes in twice makes no trip twice. Where both stand, the
 * one of the kept row is meant.
 */
export function moveImportKeys({ em, actor }: Tx, keepId: string, dropId: string): Promise<number> {
  const moved = sql`replace(k.key, ${dropId}, ${keepId})`
  return affected(
    em,
    sql`update waybill_import_key k set key = ${moved}
        where k.company_id = ${actor.companyId} and k.key like 'T:%' and position(${dropId} in k.key) > 0
          and not exists (select from waybill_import_key o where o.company_id = k.company_id and o.key = ${moved})`,
  )
}

/** Moves device keys of a truck to the kept one; those that are revoked stay as they were. */
export const moveDeviceKeys = ({ em, actor }: Tx, keepId: string, dropId: string): Promise<number> =>
  affected(
    em,
    sql`update device_key set truck_id = ${keepId}
        where company_id = ${actor.companyId} and truck_id = ${dropId} and revoked_at is null`,
  )

/** The number of an open trip whose ticket was seen twice and nobody has looked at that yet: by another site the flag would be gone. */
export async function doubledTicket({ em, actor }: Tx, naming: Sql): Promise<string | undefined> {
  const found = await firstRow<{ no: string }>(
    em,
    sql`select w.no from waybill w join waybill_anomaly a on a.company_id = w.company_id and a.waybill_id = w.id
        where w.company_id = ${actor.companyId} and ${naming} and w.settlement_id is null and w.status <> 'VOID'
          and a.rule = 'DOUBLE_TICKET' and a.state in ('OPEN', 'CONFIRMED') order by w.no limit 1`,
  )
  return found?.no
}
