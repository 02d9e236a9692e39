import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../kernel/sql/columns.js'
import type { JobData } from '../jobs/jobs.js'

export const Outbox = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  comment: '发件箱：提交之后要送出程序的事',
  properties: {
    id: p.uuid().primary().comment('主键'),
    companyId: p.uuid().strictNullable().comment('所属公司；登录之前为空'),
    topic: p.text().comment('种类'),
    payload: p.json<JobData>().comment('内容：只指明行，不含机密'),
    attempts: p.integer().default(0).comment('尝试次数'),
    claimedUntil: moment().strictNullable().comment('正在送出者的占用期限'),
    deliveredAt: moment().strictNullable().comment('送达时间'),
    givenUpAt: moment().strictNullable().comment('放弃时间'),
    error: p.text().check("error ~ '^[A-Za-z0-9_]{1,50}$'").strictNullable().comment('失败原因的代码'),
    createdAt: moment().comment('创建时间'),
    expiresAt: moment().comment('过期时间'),
  },
  checks: [{ expression: 'delivered_at is null or given_up_at is null' }],
})
