import type { Em } from '../../../kernel/sql/database.js'
import { anyId, rows } from '../../../kernel/sql/sql.js'

/** From now on a record of the company holds these files, and they are kept for good. */
export async function markAttached(em: Em, companyId: string, ids: readonly string[], now: Date): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('stored_file')
      .set({ attached_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', anyId(ids))
      .where('attached_at', 'is', null),
  )
}
