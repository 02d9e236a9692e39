import { defineErrors, type TextsOf } from '../../kernel/errors.js'
import { moveTexts } from '../../kernel/values/texts.js'

/** Chinese texts of tickets. */
export const ticketTexts = {
  purchase: '购票',
  collection: '领票',
  refund: '退票',
  correction: '更正',
  entry: '票据流水',
  reconciliation: '渣土场对账',
  stock: '票据库存',
  stockState: (isShort: boolean) => (isShort ? '不足' : '正常'),
  companyStock: '公司票据库存',
  driverStock: '司机持票',
  cost: '票据成本',
  dayStats: '按日用票',
  monthStats: '按月用票',
  register: { purchase: '登记购票', collection: '登记领票', refund: '申请退票', correction: '更正票据' },
  edit: { purchase: '修改购票', collection: '修改领票' },
  void: { purchase: '作废购票', collection: '作废领票' },
  approve: '审核退票',
  reject: '驳回退票',
  withdraw: '撤回退票',
  recount: '重新计算票据',
  recounted: '重新计算成功',
  noDifference: '无差异',
  repaired: (count: number) => `改正${count}处`,
  month: '月份',
  monthShape: (what: string) => `${what}须为yyyy-MM`,
  reason: '原因',
  moves: {
    edit: moveTexts.edit,
    void: moveTexts.void,
    approve: moveTexts.approve,
    reject: moveTexts.reject,
    withdraw: moveTexts.withdraw,
  },
  noSite: '未填渣土场',
  total: '合计',
  projectTotal: '小计',
  inFuture: (what: string) => `${what}不能晚于现在`,
  wholeNumber: (what: string, most: number) => `${what}须为1到${most}的整数`,
  correctionKind: '请选择更正的类型：领票、用票或退票',
  correctionNumber: (most: number) => `张数须为不为0的整数，不超过±${most}`,
  /** Refusals of a merge that would leave tickets over or short. */
  mergeStock: (quantity: number) => `公司在它名下还有${quantity}张票，请先领用、退还或更正为零`,
  mergeLeft: (project: string, left: number) =>
    `${project}在它名下的票还余${left}张，请先用完、退票或更正为零；未结算的用票运单请先结算`,
  mergeShort: (project: string, short: number) => `${project}在保留的名下会缺${short}张票，请先领票或结算用票的运单`,
  mergeReconciling: '有对账中的渣土场对账，请先结清或作废',
  companyAt: (site: string, soil: string) => `公司在${site}的${soil}`,
  projectAt: (project: string, site: string, soil: string) => `${project}在${site}的${soil}`,
  refundGoal: '请选择去向',
  refundPrice: '退还渣土场时请填写退款单价，退回公司库存时不填',
  dateOrder: '开始日期不能晚于结束日期',
  expired: '有效期不能早于购票日期',
} as const

export const ticketErrors = defineErrors({
  TICKETS_SHORT: ['rule', '{where}只有{have}张票，不够{want}张', '请先购入或调拨，或减少数量'],
  TICKET_OWN: ['rule', '公司已开启复核，不能审核自己申请的{what}'],
  TICKET_ROWS_TOO_MANY: ['rule', '共有{count}行，一次最多{most}行，请缩小查询范围'],
  TICKET_TRIPS_TOO_MANY: ['rule', '我方运单超过{most}张，请缩小日期范围'],
  TICKETS_UNRESOLVED: ['rule', '尚有{count}行差异未处理，不能结清', '请逐行处理后再结清'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof ticketErrors> {}
}
