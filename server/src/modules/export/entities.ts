import type { Seen } from '../../kernel/sql/limit.js'
import { ExportTask } from './export-task/export-task.entity.js'

/** The tables that this domain owns. */
export const exportEntities = [ExportTask] as const

/** Files that a member with a project limit may read: one written while he saw more is closed to him. */
export const exportSeen: Record<string, Seen> = {
  export_task: { where: 't.limited_to <@ $limit' },
}
