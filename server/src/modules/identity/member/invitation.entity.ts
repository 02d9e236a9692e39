import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const SmsText = defineEntity({
  name: 'SmsText',
  tableName: 'sms_text',
  comment: '除验证码以外的短信：加入公司的邀请；按手机号和公司限制次数',
  properties: {
    id: p.uuid().primary().comment('主键'),
    mobile: p.text().check("mobile ~ '^1[3-9][0-9]{9}$'").comment('手机号'),
    companyId: p.uuid().strictNullable().comment('发出邀请的公司'),
    membershipId: p.uuid().comment('受邀的任职；撤回后已不存在'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    failure: p.text().strictNullable().comment('未送达的原因；在途和已送达时为空'),
  },
})
