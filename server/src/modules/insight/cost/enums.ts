import { describeEnum } from '../../../kernel/graphql.js'

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
