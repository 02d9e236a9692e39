import type { Tx } from '../../../kernel/command/command.js'
import { affected, sql } from '../../../kernel/sql/sql.js'
import type { Hauled, Merging } from '../../basedata/index.js'

/** Tasks that nobody has decided on ask for the kept soil or dump site; what was decided says what was asked then. */
export const moveTasks =
  ({ column, of }: Hauled) =>
  ({ em, actor, now }: Tx, { keep, drop }: Merging): Promise<number> =>
    affected(
      em,
      sql`update captain_task set ${sql.raw(column)} = ${keep[of]}, version = version + 1, updated_at = ${now}
          where company_id = ${actor.companyId} and ${sql.raw(column)} = ${drop[of]} and status = 'PENDING'`,
    )
