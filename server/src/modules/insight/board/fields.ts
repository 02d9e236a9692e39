import type { Field } from '../../../kernel/fields.js'
import { phaseTable } from '../../project/index.js'
import { costGapsTable, costPartsTable } from '../cost/fields.js'

const nullable = { nullable: true } as const

/** Plan, reality and payment of one phase or of several. */
export const boardFiguresTable = {
  planCubic: { ...phaseTable.planCubic },
  realCubic: { label: '运单方量', kind: 'quantity', note: '（方）：出土统计计入的运单' },
  surveyedCubic: { ...phaseTable.surveyedCubic },
  planCost: { label: '计划成本', kind: 'money', ...nullable, note: '：预计运输成本，没有则为预计每方成本乘计划方量' },
  transportCost: { label: '外运成本', kind: 'money', note: '：土方运输成本统计计入的运单' },
  internalCost: { label: '内转成本', kind: 'money', note: '：有单价的内转运单' },
  ...costPartsTable,
  cost: {
    label: '已发生成本',
    kind: 'money',
    note: '：外运运费、内转运费、运单调整、用票成本、票据调整、消纳费用与机械费用之和',
  },
  paidAmt: { label: '已付金额', kind: 'money', note: '：付给这些运单的' },
  ...costGapsTable,
  tripCount: { label: '运单数', kind: 'count', note: '：未作废的' },
  leftOutCount: { label: '未计入运单数', kind: 'count', note: '：全部统计口径下因任一原因未计入的' },
} as const satisfies Record<string, Field>

/** Fields of a phase on the board. */
export const boardPhaseTable = {
  id: phaseTable.id,
  phaseName: phaseTable.phaseName,
  fromDate: phaseTable.fromDate,
  toDate: phaseTable.toDate,
  current: { label: '是否进行中', kind: 'flag', note: '：今天在其日期之内' },
  surveyDay: { label: '测量日期', kind: 'day', ...nullable, note: '，yyyy-MM-dd' },
  ...boardFiguresTable,
} as const satisfies Record<string, Field>

/** Days on which a phase reaches its plan, and the working days behind the forecast. */
export const forecastTable = {
  endDay: { label: '预计完成', kind: 'day', ...nullable, note: '，yyyy-MM-dd：按每日方量的中位数；十年以后则为空' },
  earliestDay: { label: '最早完成', kind: 'day', ...nullable, note: '，yyyy-MM-dd：按每日方量的上四分位数' },
  latestDay: {
    label: '最晚完成',
    kind: 'day',
    ...nullable,
    note: '，yyyy-MM-dd：按每日方量的下四分位数；出不完则为空',
  },
  leftCubic: { label: '剩余方量', kind: 'quantity', note: '（方）：计划方量减运单方量' },
  pace: { label: '每日方量', kind: 'quantity', note: '（方）：各出土日的中位数' },
  slowPace: { label: '较慢的每日方量', kind: 'quantity', note: '（方）：下四分位数' },
  fastPace: { label: '较快的每日方量', kind: 'quantity', note: '（方）：上四分位数' },
  workingDays: { label: '出土日数', kind: 'count', note: '：最近 60 天内项目有运单的日子，最多 14 天，不含今天' },
  calendarDays: { label: '日历天数', kind: 'count', note: '：从其中第一个出土日到昨天' },
  firstDay: { label: '第一个出土日', kind: 'day', note: '，yyyy-MM-dd' },
  lastDay: { label: '最后一个出土日', kind: 'day', note: '，yyyy-MM-dd' },
} as const satisfies Record<string, Field>

/** Amounts that have to be paid. */
export const boardCashTable = {
  overdueAmt: { label: '逾期未付', kind: 'money', note: '：今天以前到期的付款计划分期' },
  unplannedAmt: { label: '未排计划', kind: 'money', note: '：已审核而没有有效付款计划的结算单的未付部分' },
  neededAmt: { label: '四周所需', kind: 'money', note: '：逾期未付、四周内到期和未排计划之和' },
  pendingAmt: { label: '待审核', kind: 'money', note: '：待审核的结算单，不在四周所需之内' },
} as const satisfies Record<string, Field>
