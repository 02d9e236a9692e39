import { describeEnum } from '../../kernel/graphql.js'
import { firstStepLabels } from './labels.js'

/** What a new company does until its first settlement, in this order. */
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
