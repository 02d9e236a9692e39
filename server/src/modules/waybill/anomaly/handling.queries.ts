import type { Tx } from '../../../kernel/command/command.js'
import { anyId, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { AnomalyState } from '../enums.js'
import type { WaybillAnomaly } from './anomaly.entity.js'

export interface LockedFlag extends Pick<RowOf<typeof WaybillAnomaly>, 'id' | 'waybillId' | 'rule' | 'state'> {
  /** Whether the waybill has another live flag of the rule, so that this one cannot be reopened. */
  replaced: boolean
}

export async function waybillsOfFlags({ em, actor }: Tx, ids: readonly string[]): Promise<string[]> {
  const flags = em.getKysely().selectFrom('waybill_anomaly').where('company_id', '=', actor.companyId)
  const found = await rows(em, flags.where('id', '=', anyId(ids)).select('waybill_id as id').distinct())
  return found.map(({ id }) => id)
}

/** Locks flags in the order of their ids. Lock their waybills first. */
export function lockFlags({ em, actor }: Tx, ids: readonly string[]): Promise<LockedFlag[]> {
  return rows<LockedFlag>(
    em,
    sql`select a.id, a.waybill_id as "waybillId", a.rule, a.state, exists (
          select from waybill_anomaly o where o.company_id = a.company_id and o.waybill_id = a.waybill_id and o.rule = a.rule
            and o.id <> a.id and o.state in ('OPEN', 'CONFIRMED')) as replaced
        from waybill_anomaly a where a.company_id = ${actor.companyId} and ${inUuids(sql`a.id`, ids)} order by a.id for update`,
  )
}

/** Reason of a flag's state; null once it is reopened. */
export interface Handling {
  reason: { code: string; text: string } | null
  note: string | null
}

export async function moveFlags(
  { em, actor, now }: Tx,
  ids: readonly string[],
  state: AnomalyState,
  { reason, note }: Handling,
): Promise<void> {
  const by = reason ? { id: actor.userId, name: actor.name, at: now } : { id: null, name: null, at: null }
  await rows(
    em,
    em
      .getKysely()
      .updateTable('waybill_anomaly')
      .set((flag) => ({
        state,
        reason_code: reason?.code ?? null,
        reason_text: reason?.text ?? null,
        note,
        handled_by: by.id,
        handled_name: by.name,
        handled_at: by.at,
        version: flag('version', '+', 1),
        updated_at: now,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', anyId(ids)),
  )
}
