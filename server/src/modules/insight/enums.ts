import { describeEnum } from '../../kernel/graphql.js'

/** Steps of a new company until its first settlement, in this order. */
export enum FirstStepKind {
  PROJECT = 'PROJECT',
  SITE = 'SITE',
  SOIL = 'SOIL',
  PRICE = 'PRICE',
  CAPTAIN = 'CAPTAIN',
  TRUCK = 'TRUCK',
  DRIVER = 'DRIVER',
  CARD = 'CARD',
  PAYEE = 'PAYEE',
  WAYBILL = 'WAYBILL',
  RECEIPT = 'RECEIPT',
  SETTLEMENT = 'SETTLEMENT',
  AUTHENTICATION = 'AUTHENTICATION',
  PAYMENT = 'PAYMENT',
}
export const firstStepLabels = {
  PROJECT: '新增项目',
  SITE: '新增渣土场',
  SOIL: '新增土质',
  PRICE: '设定单价',
  CAPTAIN: '新增车队长',
  TRUCK: '新增车辆',
  DRIVER: '新增司机',
  CARD: '制卡并绑定车队长',
  PAYEE: '登记收款人并签约',
  WAYBILL: '录入运单',
  RECEIPT: '扫卡并开回执单',
  SETTLEMENT: '生成结算单',
  AUTHENTICATION: '完成企业认证',
  PAYMENT: '审核结算单并付款',
} as const
describeEnum('FirstStepKind', FirstStepKind, '新公司的一步', firstStepLabels)

export enum CostRowKind {
  PHASE = 'PHASE',
  NO_PHASE = 'NO_PHASE',
  SHARED = 'SHARED',
  TOTAL = 'TOTAL',
}
describeEnum('CostRowKind', CostRowKind, '项目成本的一行', {
  PHASE: '分期',
  NO_PHASE: '不属于任何分期',
  SHARED: '减：分期重复计入',
  TOTAL: '合计',
})
