import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const LogDeletion = defineEntity({
  name: 'LogDeletion',
  tableName: 'log_deletion',
  comment: '日志的删除记录，保留原文；数据库只许新增',
  filters: ofCompany,
  properties: {
    ...companyKey,
    kind: p.enum(['OPERATION', 'LOGIN']).comment('日志种类：操作日志或登录日志'),
    logId: p.uuid().comment('被删的日志'),
    ofUserId: p.uuid().strictNullable().comment('原日志的用户'),
    ofName: p.text().strictNullable().comment('原日志的姓名或登录名'),
    loggedAt: moment().comment('原日志的时间'),
    content: p.json<unknown>().comment('原日志的全部内容'),
    userId: p.uuid().comment('删除人'),
    createBy: p.text().comment('删除人姓名'),
    remoteAddr: p.text().strictNullable().comment('删除时的 IP 地址'),
    createdAt: moment().comment('删除时间'),
  },
  uniques: [{ properties: ['companyId', 'logId'] }],
})
