import { ExportTask } from './export-task/export-task.entity.js'

/** The tables that this domain owns. */
export const exportEntities = [ExportTask] as const
