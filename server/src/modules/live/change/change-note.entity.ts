import { defineEntity, p } from '@mikro-orm/core'
import { moment, ofCompany } from '../../../kernel/sql/columns.js'

export const ChangeNote = defineEntity({
  name: 'ChangeNote',
  tableName: 'change_note',
  comment: '变动：哪些记录刚刚改过，供打开的页面跟随；由触发器写入，只留一小时',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    id: p.uuid().primary().defaultRaw('gen_random_uuid()').comment('主键'),
    tx: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').comment('事务：与快照比较，得知是否已读过'),
    type: p.text().check("type ~ '^[A-Z_]{1,40}$'").comment('记录的类型'),
    personId: p.uuid().strictNullable().comment('只告知此人；为空则告知全公司'),
    ids: p.array().columnType('uuid[]').strictNullable().comment('改过的记录；多于一百条则为空'),
    notedAt: moment().defaultRaw('now()').comment('记下的时间'),
  },
})
