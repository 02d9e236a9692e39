import type { PriceSource, TpMode, WeightUnit } from '../waybill/enums.js'
import type { CardType } from './enums.js'

/** Chinese names of codes where documents and spreadsheets print them. */
export const cardTypeLabels: Record<`${CardType}`, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}
export const unitLabels: Record<`${WeightUnit}`, string> = { TRUCK: '车', CUBIC: '方', TON: '吨' }
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}
export const priceSourceLabels: Record<`${PriceSource}`, string> = {
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
  TYPED: '人工填写',
}
