import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { exportTaskTable } from './fields.js'

@ObjectType('ExportTask', { description: '后台导出任务；文件保留 7 天' })
export class ExportTaskView extends objectOf(exportTaskTable) {
  /** Stored name of the list; its sheet may no longer exist. */
  list!: string
}
