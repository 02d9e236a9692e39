import { defineEntity, p } from '@mikro-orm/core'
import { moment, nullsNotDistinct } from '../../../kernel/sql/columns.js'

export const AuthenticationDraft = defineEntity({
  name: 'AuthenticationDraft',
  tableName: 'authentication_draft',
  comment: '未提交的企业认证：填到哪一步，填了什么',
  properties: {
    id: p.uuid().primary().comment('主键'),
    userId: p.uuid().comment('填写的人'),
    companyId: p.uuid().strictNullable().comment('认证的公司；还没有公司的人为空'),
    step: p.smallint().check('step between 1 and 3').comment('填到的步骤：1 企业信息，2 法人信息，3 核对'),
    form: p.json<Record<string, string>>().comment('已填的内容，按字段'),
    unsure: p.array().columnType('text[]').defaultRaw("'{}'").comment('识别时没有把握、尚未核对的字段'),
    updatedAt: moment().defaultRaw('now()').comment('最后保存的时间'),
  },
  uniques: [{ properties: ['userId', 'companyId'], options: nullsNotDistinct }],
})
