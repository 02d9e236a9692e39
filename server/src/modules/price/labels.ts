import type { PriceSource, PriceStatus } from './enums.js'

/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const priceSourceLabels: Record<`${PriceSource}`, string> = {
  TYPED: '人工填写',
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
}
export const priceStatusLabels: Record<`${PriceStatus}`, string> = {
  PENDING: '待审核',
  APPROVED: '已审核',
  EXPIRED: '已失效',
  REJECTED: '已驳回',
}
