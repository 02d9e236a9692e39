import { describeEnum } from '../../../kernel/graphql.js'

/** Reasons why a trip is not counted, in the order in which they are checked. */
export enum Exclusion {
  TP_MODE_INNER = 'TP_MODE_INNER',
  TP_MODE_RESOURCE = 'TP_MODE_RESOURCE',
  UNIT = 'UNIT',
  SOIL_TYPE = 'SOIL_TYPE',
  PRICE = 'PRICE',
  SETTLE_PRICE = 'SETTLE_PRICE',
  GARBAGE_PRICE = 'GARBAGE_PRICE',
  MACHINE_SET = 'MACHINE_SET',
  MACHINE_IN_PRICE = 'MACHINE_IN_PRICE',
  LEDGER_DIG_PRICE = 'LEDGER_DIG_PRICE',
}
/** Chinese names of these reasons. */
export const exclusionLabels: Record<`${Exclusion}`, string> = {
  TP_MODE_INNER: '内转',
  TP_MODE_RESOURCE: '资源回填',
  UNIT: '按车计量，分期没有每车方量',
  SOIL_TYPE: '按吨计量，土质没有吨方换算',
  PRICE: '没有单价',
  SETTLE_PRICE: '单价为零',
  GARBAGE_PRICE: '没有消纳单价',
  MACHINE_SET: '没有挖机型号',
  MACHINE_IN_PRICE: '挖机没有装车单价',
  LEDGER_DIG_PRICE: '挖机没有台班费',
}
describeEnum('Exclusion', Exclusion, '运单未计入图表的原因，按判断的先后', exclusionLabels)

/**
 * Trips of a phase's list or chart. EVERY takes all trips of the phase. The others take the trips that the named chart
 * counts or, with a reason, leaves out; ALL stands for all charts together.
 */
export enum PhaseChart {
  ALL = 'ALL',
  TRANSPORT = 'TRANSPORT',
  OUTPUT = 'OUTPUT',
  GARBAGE = 'GARBAGE',
  MACHINE = 'MACHINE',
  INTERNAL = 'INTERNAL',
  EVERY = 'EVERY',
}
export const phaseChartLabels: Record<`${PhaseChart}`, string> = {
  ALL: '全部',
  TRANSPORT: '土方运输成本',
  OUTPUT: '出土',
  GARBAGE: '渣土场成本',
  MACHINE: '机械成本',
  INTERNAL: '内转成本',
  EVERY: '分期的全部运单',
}
describeEnum('PhaseChart', PhaseChart, '按哪个图表统计；图表不考察的原因不影响计入', phaseChartLabels)

/** Part of the cost of trips, or trips without a price. A part takes its trips whether a chart counts them or not. */
export enum CostPart {
  OUTSIDE = 'OUTSIDE',
  INSIDE = 'INSIDE',
  ADJUSTED = 'ADJUSTED',
  TICKET = 'TICKET',
  DUMP_FEE = 'DUMP_FEE',
  UNPRICED = 'UNPRICED',
  UNPRICED_TICKET = 'UNPRICED_TICKET',
}
export const costPartLabels: Record<`${CostPart}`, string> = {
  OUTSIDE: '外运运费',
  INSIDE: '内转运费',
  ADJUSTED: '运单调整',
  TICKET: '用票成本',
  DUMP_FEE: '消纳费用',
  UNPRICED: '没有单价的运单',
  UNPRICED_TICKET: '没有单价的票',
}
describeEnum('CostPart', CostPart, '项目成本中运单的一部分，或还没有价格的运单', costPartLabels)
