import { defineErrors, type TextsOf } from '../../kernel/errors.js'

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
