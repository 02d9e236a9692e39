import { defineEntity, p } from '@mikro-orm/core'
import { moment, ofCompany } from '../sql/columns.js'

export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  comment: '幂等键：同一键得到同一结果',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    userId: p.uuid().primary().comment('用户'),
    key: p.text().check('length(key) between 1 and 200').primary().comment('键'),
    command: p.text().comment('操作的代码'),
    requestHash: p.text().comment('请求内容的散列'),
    answer: p.json<unknown>().strictNullable().comment('答复'),
    refusal: p.json<unknown>().strictNullable().comment('拒绝'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  checks: [{ name: 'idempotency_key_outcome', expression: 'answer is null or refusal is null' }],
})
