import type { CostPart, Exclusion, PhaseChart } from './enums.js'

/** Chinese names of why a trip is not counted. */
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

export const phaseChartLabels: Record<`${PhaseChart}`, string> = {
  ALL: '全部',
  TRANSPORT: '土方运输成本',
  OUTPUT: '出土',
  GARBAGE: '渣土场成本',
  MACHINE: '机械成本',
  INTERNAL: '内转成本',
  EVERY: '分期的全部运单',
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
