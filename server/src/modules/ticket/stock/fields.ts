import type { Field } from '../../../kernel/fields.js'
import { nullable, placeTable, projectTable, quantityField } from '../fields.js'

const worth = {
  price: { label: '平均单价', kind: 'money', ...nullable, note: '，每张，最近一次核算；从未购入则为空' },
  worth: { label: '库存金额', kind: 'money', ...nullable, note: '：张数×平均单价，为负按0' },
  costedAt: { label: '核算时间', kind: 'time', ...nullable, note: '：平均单价的；从未购入则为空' },
} as const satisfies Record<string, Field>

const isShort = { label: '库存状态', kind: 'flag', note: '：是否不足，即张数为负' } as const satisfies Field

/** The one table of the fields of what a project has of a place's tickets. */
export const stockTable = {
  ...projectTable,
  garbageId: { ...placeTable.garbageId, ...nullable, note: '；运单未填则为空' },
  garbageName: placeTable.garbageName,
  soilType: placeTable.soilType,
  remaining: { ...quantityField, label: '剩余' },
  usedToday: { ...quantityField, label: '今日用票' },
  workingDays: { label: '出土天数', kind: 'count', note: '：近60天内该项目用票的最近14个票日，不含今日' },
  paceLow: { ...quantityField, ...nullable, label: '日用票低值', note: '：出土日用票的下四分位' },
  paceMedian: { ...quantityField, ...nullable, label: '日用票中值' },
  paceHigh: { ...quantityField, ...nullable, label: '日用票高值', note: '：出土日用票的上四分位' },
  runsOutFrom: { label: '最早用完', kind: 'day', ...nullable, note: '，yyyy-MM-dd，按高值；不用票则为空' },
  runsOutLikely: { label: '预计用完', kind: 'day', ...nullable, note: '，yyyy-MM-dd，按中值' },
  runsOutTo: { label: '最晚用完', kind: 'day', ...nullable, note: '，yyyy-MM-dd，按低值' },
  ...worth,
  isShort,
} as const satisfies Record<string, Field>

/** Fields of the company's own stock. */
export const companyStockTable = {
  ...placeTable,
  quantity: { ...quantityField, label: '公司库存', note: '：已购未领' },
  bought: { ...quantityField, label: '累计购票' },
  inProjects: { ...quantityField, label: '项目剩余' },
  used: { ...quantityField, label: '累计用票' },
  correctedUses: { ...quantityField, label: '更正用票', note: '：累计用票中由更正流水而非运单记入的' },
  refunded: { ...quantityField, label: '累计退还渣土场' },
  nearestExpiry: { label: '最近到期', kind: 'day', ...nullable, note: '，yyyy-MM-dd，先到期的先用' },
  expiredQuantity: { ...quantityField, label: '过期未用' },
  expiredAmount: { label: '过期未用金额', kind: 'money', note: '，按购入价' },
  ...worth,
  isShort: { ...isShort, note: '：是否不足，即公司库存或合计为负' },
} as const satisfies Record<string, Field>
