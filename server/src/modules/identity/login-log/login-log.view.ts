import { InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { LogSummary } from '../log/log.view.js'
import { loginTable as table } from './fields.js'

@ObjectType('LoginLog', { description: '登录日志的一行：一次登录，或它的失败' })
export class LoginLogView extends objectOf(table) {}

@ObjectType({ description: '查询到的登录日志的合计' })
export class LoginLogSummary extends LogSummary {}

@ObjectType({ description: '一页登录日志' })
export class LoginLogPage extends pageOf('登录日志', LoginLogView, LoginLogSummary) {}

@InputType({ description: '登录日志查询条件；按登录 IP 或登录地点查询时，登录时间须不超过 31 天' })
export class LoginLogFilter extends listFilterOf(table, 'LoginLog') {}

export enum LoginLogSortField {
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('LoginLogSortField', LoginLogSortField, '登录日志排序字段')

@InputType({ description: '登录日志排序' })
export class LoginLogSort extends sortBy(LoginLogSortField) {}
