import type { Seen } from '../../kernel/sql/limit.js'

/** What a member with a limit sees of the tables here: a file that was written when he saw more is not for him any more. */
export const exportSeen: Record<string, Seen> = {
  export_task: { where: 't.limited_to <@ $limit' },
}
