import { InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { LogSummary } from '../log/log.view.js'
import { operationTable as table } from './fields.js'

@ObjectType('OperationLog', { description: '操作日志的一行：一次写操作，或它被拒绝' })
export class OperationLogView extends objectOf(table) {}

@ObjectType({ description: '查询到的操作日志的合计' })
export class OperationLogSummary extends LogSummary {}

@ObjectType({ description: '一页操作日志' })
export class OperationLogPage extends pageOf('操作日志', OperationLogView, OperationLogSummary) {}

@InputType({ description: '操作日志查询条件；按操作 IP 或请求路径查询时，操作时间须不超过 31 天' })
export class OperationLogFilter extends listFilterOf(table, 'OperationLog') {}

export enum OperationLogSortField {
  CREATE_TIME = 'CREATE_TIME',
  TIME = 'TIME',
}
describeEnum('OperationLogSortField', OperationLogSortField, '操作日志排序字段；结果很多时只能按操作时间')

@InputType({ description: '操作日志排序' })
export class OperationLogSort extends sortBy(OperationLogSortField) {}
