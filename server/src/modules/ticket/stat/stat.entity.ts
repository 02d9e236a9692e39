import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

export const TicketCount = defineEntity({
  name: 'TicketCount',
  tableName: 'ticket_count',
  comment: '票据按票日、按月、按年的合计；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    span: p.enum(['CHANGE', 'DAY', 'MONTH', 'YEAR']).primary().comment('跨度：尚未折叠的变动、日、月、年'),
    part: p.text().primary().comment('分组：STOCK 按项目、渣土场、土质，DRIVER 再按司机，PROJECT 按项目'),
    day: p.date().primary().comment('票日（北京时间06:00起）；月和年为其首日'),
    projectId: p.uuid().comment('项目'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场；运单未填则为空'),
    soilType: p.text().strictNullable().comment('土质'),
    driverId: p.uuid().strictNullable().comment('司机'),
    collected: p.integer().comment('领票'),
    used: p.integer().comment('用票'),
    refunded: p.integer().comment('退票'),
    moves: p.integer().comment('笔数：流水与运单'),
    dayRows: p.integer().default(0).comment('所含按日的行数'),
    spanRows: p.integer().default(0).comment('所含同跨度的行数'),
  },
})
