import { ticketStatFields } from '../../../gql/fields/ticket.generated'
import type { TicketMeasure, TicketSpan } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of the two pages of ticket statistics. */
export const texts = {
  titles: { DAY: '按日用票', MONTH: '按月用票' },
  fields: labelsOf(ticketStatFields),
  days: '票日',
  ticketDay: '票日为当日 06:00 至次日 06:00，按出场时间归属',
  ticketMonth: '月份为首日 06:00 至次月首日 06:00，按出场时间归属',
  since: '06:00起',
  sinceFirst: '1日06:00起',
  subtotal: '小计',
  subtotalHint: '该项目在所查范围内全部行的小计，期初取首期，期末取末期',
  short: '库存不足',
  totalShort: '合计库存不足',
  shortHint: '期末剩余为负：用票多于领票，请补领票或更正',
  identity: '期末剩余 = 期初剩余 + 领票 − 用票 − 退票；下一期的期初即本期的期末',
  sheets: countTexts.tickets,
  empty: '所查范围内没有票据往来',
  linkUnreadable: commonTexts.linkUnreadable,
  openWaybills: (day: string) => `查看 ${day} 06:00 起一日的用票运单`,
  openDays: (month: string) => `查看 ${month} 各日用票`,
  behind: { DAY: '查看运单', MONTH: '查看各日' },
  openCollections: '查看领票',
  openRefunds: '查看退票',
  trend: '票据走势',
  trendOf: { DAY: '票据走势（按票日）', MONTH: '票据走势（按月）' },
  trendIn: '走势图单位',
  measuresOfTrend: { sheets: '张数', cost: '成本' },
  yuan: commonTexts.yuan,
  useCost: '用票成本',
  totalCost: '累计用票成本',
  costHint: '成本按当月该渣土场、土质的平均单价计算，每晚更新',
  unpriced: (count: string) => `另有 ${count} 张用票尚无单价，未计入成本`,
  showTrend: '显示走势图',
  hideTrend: '收起走势图',
  trendLoading: '走势图加载中…',
  month: '月份',
  left: '期末剩余',
  openPoint: '点击查看明细',
  noTrend: '所查范围内没有票据往来',
  actions: commonTexts.actions,
  recount: '重新计算',
  recountNoSite: '没有渣土场的运单不属于任何渣土场的票，无法重新计算',
  spans: { DAY: '日', MONTH: '月', YEAR: '年' } satisfies Record<TicketSpan, string>,
  measures: { COLLECTED: '领票', USED: '用票', REFUNDED: '退票', MOVES: '笔数' } satisfies Record<
    TicketMeasure,
    string
  >,
} as const
