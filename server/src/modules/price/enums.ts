import { describeEnum } from '../../kernel/graphql.js'
import { priceSourceLabels, priceStatusLabels } from './labels.js'

/** Where the price of a waybill comes from; what stands first wins (docs/adr/0016). */
export enum PriceSource {
  TYPED = 'TYPED',
  DIRECT_PAY = 'DIRECT_PAY',
  PROJECT = 'PROJECT',
}
describeEnum('PriceSource', PriceSource, '单价来源', priceSourceLabels)

/** Of direct-pay prices and of task applications (000 §4, decisions §5). */
export enum PriceStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  EXPIRED = 'EXPIRED',
  REJECTED = 'REJECTED',
}
describeEnum('PriceStatus', PriceStatus, '直付价与任务申请的状态', priceStatusLabels)
