import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const FileLook = defineEntity({
  name: 'FileLook',
  tableName: 'file_look',
  comment: '证件图片的查看记录：谁在何时看过',
  properties: {
    id: p.uuid().primary().comment('主键'),
    fileId: p.uuid().comment('看过的文件；文件删除后仍保留'),
    userId: p.uuid().comment('查看的人'),
    companyId: p.uuid().strictNullable().comment('查看时所在的公司；未进入公司时为空'),
    remoteAddr: p.text().comment('IP 地址'),
    userAgent: p.text().comment('浏览器标识'),
    createdAt: moment().defaultRaw('now()').comment('查看时间'),
  },
})
