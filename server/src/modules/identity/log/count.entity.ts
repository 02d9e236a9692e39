import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

/** Keys of the sums of a log. */
const counted = (day: string) => ({
  companyId: p.uuid().primary().comment('所属公司'),
  span: p.enum(['CHANGE', 'DAY', 'MONTH', 'YEAR']).primary().comment('跨度：尚未折叠的变动、日、月、年'),
  part: p.text().primary().comment('分组，只有一种'),
  day: p.date().primary().comment(`${day}（北京时间）；月和年为其首日`),
})

export const LoginLogCount = defineEntity({
  name: 'LoginLogCount',
  tableName: 'login_log_count',
  comment: '公司的登录日志按日、按月、按年的行数；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    ...counted('登录日期'),
    userId: p.uuid().strictNullable().comment('用户'),
    createBy: p.text().strictNullable().comment('登录名'),
    type: p.text().comment('结果'),
    requestUri: p.text().comment('登录方式的请求路径'),
    lines: p.integer().comment('行数'),
  },
})

export const OperationLogCount = defineEntity({
  name: 'OperationLogCount',
  tableName: 'operation_log_count',
  comment: '操作日志按日、按月、按年的行数；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    ...counted('操作日期'),
    userId: p.uuid().comment('用户'),
    createBy: p.text().comment('操作人姓名'),
    type: p.text().comment('结果'),
    title: p.text().comment('操作的名称'),
    serviceId: p.text().comment('经由'),
    method: p.text().strictNullable().comment('请求方法'),
    lines: p.integer().comment('行数'),
  },
})
