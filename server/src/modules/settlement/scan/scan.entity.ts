import { defineEntity, p } from '@mikro-orm/core'
import { moment, ofCompany } from '../../../kernel/sql/columns.js'

export const ScanEntry = defineEntity({
  name: 'ScanEntry',
  tableName: 'scan_entry',
  comment: '扫卡列表：某人扫过、尚未处理的卡',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    userId: p.uuid().primary().comment('用户'),
    cardId: p.uuid().primary().comment('结算卡'),
    scannedAt: moment().defaultRaw('clock_timestamp()').comment('扫卡时间'),
  },
})
