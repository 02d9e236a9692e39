import type { Tx } from '../../../kernel/command/command.js'
import { affected, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** Waybills `w` without a settlement that meet a condition, in the order of locks. */
export async function openTrips({ em, actor }: Tx, naming: Sql, most: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select w.id from waybill w where w.company_id = ${actor.companyId} and ${naming} and w.settlement_id is null and w.status <> 'VOID'
        order by w.id limit ${most}`,
  )
  return found.map(({ id }) => id)
}

const SHOWN = 3

/** Numbers of waybills with an open request that has this value in it, before or after. */
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
 * Gives import keys of a dropped row to the kept one, so that importing a sheet again makes no second trip. Where the
 * kept row has the key, its own stays.
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

/** Moves device keys of a truck to the kept one; revoked ones stay. */
export const moveDeviceKeys = ({ em, actor }: Tx, keepId: string, dropId: string): Promise<number> =>
  affected(
    em,
    sql`update device_key set truck_id = ${keepId}
        where company_id = ${actor.companyId} and truck_id = ${dropId} and revoked_at is null`,
  )

/** Number of an open trip with an unchecked flag of a doubled ticket: a change of its site would remove the flag. */
export async function doubledTicket({ em, actor }: Tx, naming: Sql): Promise<string | undefined> {
  const found = await firstRow<{ no: string }>(
    em,
    sql`select w.no from waybill w join waybill_anomaly a on a.company_id = w.company_id and a.waybill_id = w.id
        where w.company_id = ${actor.companyId} and ${naming} and w.settlement_id is null and w.status <> 'VOID'
          and a.rule = 'DOUBLE_TICKET' and a.state in ('OPEN', 'CONFIRMED') order by w.no limit 1`,
  )
  return found?.no
}
