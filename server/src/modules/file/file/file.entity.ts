import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  comment: '上传的文件',
  properties: {
    id: p.uuid().primary().comment('主键'),
    companyId: p.uuid().strictNullable().comment('所属公司；没有公司的人上传的为空'),
    userId: p.uuid().strictNullable().comment('上传的人；未登录时为空'),
    key: p.text().comment('存储中的位置'),
    name: p.text().comment('文件名'),
    mime: p.text().comment('内容类型'),
    size: p.integer().check('size >= 0').comment('字节数'),
    sha256: p.text().comment('内容的 SHA-256'),
    purpose: p
      .enum([
        'REGISTRATION',
        'COMPANY_AUTH',
        'AVATAR',
        'WAYBILL_IMPORT',
        'WAYBILL_PICTURE',
        'TICKET_PICTURE',
        'PAYMENT_PICTURE',
        'INVOICE',
        'CONTRACT',
        'SETTLEMENT_PAPER',
        'RESCUE_PROOF',
        'DATA_IMPORT',
        'FLEET_PAPER',
      ])
      .comment('用途'),
    address: p.text().strictNullable().comment('没有公司的上传者的 IP 地址，据此限制次数'),
    keptAt: moment().strictNullable().comment('内容存妥的时间；为空则不是文件，清理时删去'),
    attachedAt: moment().strictNullable().comment('首次放到长期保留的记录上的时间'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['key'] }],
})
