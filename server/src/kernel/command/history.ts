import { rows, sql } from '../sql/sql.js'
import { newId } from '../values/id.js'
import type { Json, Tx } from './command.js'

/** Field of a row before and after a change. */
export interface FieldChange {
  entity: string
  entityId: string
  field: string
  before: Json
  after: Json
  reason?: string | null
  /** The version that the row got by the change. */
  rowVersion?: number
}

/** Records changed fields in the history; an unchanged field leaves no entry. */
export async function recordChanges(
  tx: Tx,
  changes: readonly FieldChange[],
  changeSetId: string | null = null,
): Promise<void> {
  const kept = changes
    .filter(({ before, after }) => !isSame(before, after))
    .map((change) => ({ ...change, id: newId() }))
  if (kept.length === 0) return
  const { companyId, userId, name } = tx.actor
  await rows(
    tx.em,
    sql`insert into field_change (company_id, id, entity, entity_id, field, before, after, reason, row_version, change_set_id, user_id,
          create_by, created_at)
        select ${companyId}, c.id, c.entity, c."entityId", c.field, c.before, c.after, c.reason, c."rowVersion", ${changeSetId}::uuid,
          ${userId}, ${name}, ${tx.now}
        from json_to_recordset(${JSON.stringify(kept)}::json)
          as c(id uuid, entity text, "entityId" uuid, field text, before jsonb, after jsonb, reason text, "rowVersion" integer)`,
  )
}

/** Lists are equal where their members are. */
const isSame = (before: Json, after: Json): boolean =>
  before === after || (Array.isArray(before) && JSON.stringify(before) === JSON.stringify(after))
