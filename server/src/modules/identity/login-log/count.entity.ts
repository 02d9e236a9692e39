import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

export const LoginLogCount = defineEntity({
  name: 'LoginLogCount',
  tableName: 'login_log_count',
  comment: '公司的登录日志按日、按月、按年的行数；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    span: p.enum(['CHANGE', 'DAY', 'MONTH', 'YEAR']).primary().comment('跨度：尚未折叠的变动、日、月、年'),
    part: p.text().primary().comment('分组，只有一种'),
    day: p.date().primary().comment('登录日期（北京时间）；月和年为其首日'),
    userId: p.uuid().strictNullable().comment('用户'),
    createBy: p.text().strictNullable().comment('登录名'),
    type: p.text().comment('结果'),
    requestUri: p.text().comment('登录方式的请求路径'),
    lines: p.integer().comment('行数'),
  },
})
