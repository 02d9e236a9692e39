import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { Deletion } from '../../../kernel/command/deletion.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { LogKind } from '../log/log.view.js'
import { deletionTable as table } from './fields.js'

@ObjectType('LogDeletion', { description: '日志的一次删除；任何人都不能修改或删除它' })
export class LogDeletionView extends objectOf(table) {}

@ObjectType({ description: '查询到的日志删除记录的合计' })
export class LogDeletionSummary {
  @Field(() => Int, { description: '其中操作日志的行数' })
  operations!: number

  @Field(() => Int, { description: '其中登录日志的行数' })
  logins!: number
}

@ObjectType({ description: '一页日志删除记录' })
export class LogDeletionPage extends pageOf('日志删除记录', LogDeletionView, LogDeletionSummary) {}

@InputType({ description: '日志删除记录查询条件' })
export class LogDeletionFilter extends listFilterOf(table, 'LogDeletion') {}

export enum LogDeletionSortField {
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('LogDeletionSortField', LogDeletionSortField, '日志删除记录排序字段')

@InputType({ description: '日志删除记录排序' })
export class LogDeletionSort extends sortBy(LogDeletionSortField) {}

@ObjectType({ implements: Deletion, description: '从日志中删除的一行' })
export class LogLineDeletion extends Deletion {
  /** Log of the line, by which its record is found. */
  kind!: LogKind
}
