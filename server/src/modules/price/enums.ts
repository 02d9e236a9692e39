import { describeEnum } from '../../kernel/graphql.js'
import { stateTexts } from '../../kernel/values/texts.js'

/** Source of a waybill's price, the strongest first (docs/adr/0016). */
export enum PriceSource {
  TYPED = 'TYPED',
  DIRECT_PAY = 'DIRECT_PAY',
  PROJECT = 'PROJECT',
}
/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const priceSourceLabels: Record<`${PriceSource}`, string> = {
  TYPED: '人工填写',
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
}
describeEnum('PriceSource', PriceSource, '单价来源', priceSourceLabels)

/** States of direct-pay prices and of task applications (docs/behaviour/price.md). */
export enum PriceStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  EXPIRED = 'EXPIRED',
  REJECTED = 'REJECTED',
}
export const priceStatusLabels: Record<`${PriceStatus}`, string> = {
  PENDING: stateTexts.pending,
  APPROVED: stateTexts.approved,
  EXPIRED: '已失效',
  REJECTED: stateTexts.rejected,
}
describeEnum('PriceStatus', PriceStatus, '直付价与任务申请的状态', priceStatusLabels)
