import type { Tx } from '../../../kernel/command/command.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'

const LIVE = sql`('SUBMITTED', 'IN_APPROVAL', 'APPROVED')`
const OPEN = sql`('SUBMITTED', 'IN_APPROVAL', 'REJECTED')`

/**
 * Overlap of live records of two machines, one of them not approved: as one machine it would be paid twice for that
 * time.
 */
export const sharedHours = (
  { em, actor }: Tx,
  keepId: string,
  dropId: string,
): Promise<{ from: string; to: string } | undefined> =>
  firstRow(
    em,
    sql`select r.start_datetime as from, r.end_datetime as to from excavator_record r join excavator_record o on o.company_id = r.company_id
        where r.company_id = ${actor.companyId} and r.machine_id = ${dropId} and o.machine_id = ${keepId}
          and r.audit_status in ${LIVE} and o.audit_status in ${LIVE} and not (r.audit_status = 'APPROVED' and o.audit_status = 'APPROVED')
          and r.start_datetime < o.end_datetime and o.start_datetime < r.end_datetime
        order by r.start_datetime limit 1`,
  )

/** Moves machine hours that are not approved to another machine; returns their ids. */
export async function moveRecords(
  { em, actor, now }: Tx,
  keep: { id: string; name: string },
  dropId: string,
): Promise<string[]> {
  const moved = await rows<{ id: string }>(
    em,
    sql`update excavator_record set machine_id = ${keep.id}, machine_code = ${keep.name}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and machine_id = ${dropId} and audit_status in ${OPEN} returning id`,
  )
  return moved.map(({ id }) => id)
}

/** Moves machine hours that are not approved to another project; returns their ids. */
export async function moveRecordsOfProject({ em, actor, now }: Tx, keepId: string, dropId: string): Promise<string[]> {
  const moved = await rows<{ id: string }>(
    em,
    sql`update excavator_record set project_id = ${keepId}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and project_id = ${dropId} and audit_status in ${OPEN} returning id`,
  )
  return moved.map(({ id }) => id)
}
