import { defineEntity, p } from '@mikro-orm/core'
import { moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { BoardProject } from './board.view.js'

export const BoardReport = defineEntity({
  name: 'BoardReport',
  tableName: 'board_report',
  comment: '项目周报：每周一早上看板的数字，每个项目一行',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    week: p.date().primary().comment('所在星期的周一'),
    projectId: p.uuid().primary().comment('项目'),
    place: p.integer().comment('在周报中的次序'),
    day: p.date().comment('数字截至的日期'),
    figures: p.json<BoardProject>().comment('当时看板上该项目的全部数字'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
})
