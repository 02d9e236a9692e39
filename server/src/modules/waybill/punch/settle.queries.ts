import type { Tx } from '../../../kernel/command/command.js'
import { isKeptAs } from '../../../kernel/sql/forms.js'
import { anyId, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { PunchSettling, PunchState } from './enums.js'
import type { Punch } from './punch.entity.js'

type Row = RowOf<typeof Punch>

/** Punch as a clerk settles it. */
export type StoredPunch = Pick<
  Row,
  | 'id'
  | 'kind'
  | 'state'
  | 'truckCode'
  | 'cardNo'
  | 'projectId'
  | 'soilType'
  | 'tpMode'
  | 'dumpSiteId'
  | 'weightTons'
  | 'picture'
  | 'machineCode'
  | 'userName'
  | 'version'
> & { correctedAt: string }

/** Locks a punch that a clerk settles. */
export async function lockPunch({ em, actor }: Tx, id: string): Promise<StoredPunch | undefined> {
  const found = await rows<StoredPunch>(
    em,
    sql`select id, kind, state, truck_code as "truckCode", card_no as "cardNo", project_id as "projectId", soil_type as "soilType",
          tp_mode as "tpMode", dump_site_id as "dumpSiteId", weight_tons as "weightTons", picture, machine_code as "machineCode",
          user_name as "userName", version, corrected_at as "correctedAt"
        from punch where company_id = ${actor.companyId} and id = ${id} for update`,
  )
  return found[0]
}

/** Waybill of a number, in the form of comparisons. */
export async function waybillNumbered({ em, actor }: Tx, no: string): Promise<string | undefined> {
  const [found] = await rows<{ id: string }>(
    em,
    sql`select id from waybill where company_id = ${actor.companyId} and ${isKeptAs(sql`no`, [no])}`,
  )
  return found?.id
}

/** Writes how a clerk has settled a punch. */
export async function settlePunch(
  { em, actor, now }: Tx,
  id: string,
  { as, waybillId, reason }: { as: PunchSettling; waybillId: string | null; reason: string | null },
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('punch')
      .set((set) => ({
        state: as === PunchSettling.DROP ? PunchState.DROPPED : PunchState.SETTLED,
        waybill_id: waybillId,
        settled_as: as,
        settled_by: actor.userId,
        settle_name: actor.name,
        settled_at: now,
        settle_reason: reason,
        version: set('version', '+', 1),
        updated_at: now,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', anyId([id])),
  )
}
