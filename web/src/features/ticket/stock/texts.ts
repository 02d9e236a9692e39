import {
  ticketCompanyStockFields,
  ticketDriverStockFields,
  ticketMonthCostFields,
  ticketStockFields,
} from '../../../gql/fields/ticket.generated'
import { labelsOf } from '../../../kit/fields'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of the stock board. */
export const texts = {
  title: '票据库存',
  tabs: { project: '项目库存', company: '公司库存', driver: '司机持票', cost: '每月成本' },
  costFields: labelsOf(ticketMonthCostFields),
  noPrice: '未购票',
  perSheet: '元/张',
  emptyProject: '还没有项目领过票',
  emptyCompany: '还没有购票',
  emptyDriver: '还没有司机领过票',
  driverFields: labelsOf(ticketDriverStockFields),
  fields: labelsOf(ticketStockFields),
  openEntries: '查看流水',
  openProjects: '查看各项目库存',
  openWaybills: '查看用票运单',
  companyFields: labelsOf(ticketCompanyStockFields),
  sheets: countTexts.tickets,
  yuan: commonTexts.yuan,
  rows: '处',
  everything: commonTexts.all,
  short: '库存不足',
  enough: '正常',
  runningOut: '7天内用完',
  notUsed: '近期没有用票',
  gone: '已用完',
  about: (day: string) => `${day} 前后`,
  between: (from: string, to: string) => `${from} 至 ${to} 之间`,
  runsOut: (days: string) => `预计 ${days}用完`,
  pace: (low: string, high: string, days: string) => `日用${low === high ? low : `${low}–${high}`}张（${days}天）`,
  ledger: '流水',
  collect: '领票',
  refund: '退票',
  correct: '更正',
  buy: '购票',
  actions: commonTexts.actions,
  anomalies: '异常',
  noSite: '未填渣土场',
}
