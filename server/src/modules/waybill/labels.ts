import type { PriceSource, ShiftType, WaybillStatus, WeightUnit } from './enums.js'

export { modeLabels } from '../project/labels.js'

/** Chinese names of a waybill's codes where documents and spreadsheets print them. */
export const waybillStatusLabels: Record<`${WaybillStatus}`, string> = {
  LOADED: '已装车',
  IN_TRANSIT: '运输中',
  UNLOADED: '已卸车',
  VOID: '已作废',
}
export const unitLabels: Record<`${WeightUnit}`, string> = { TRUCK: '车', CUBIC: '方', TON: '吨' }
export const priceSourceLabels: Record<`${PriceSource}`, string> = {
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
  TYPED: '人工填写',
}
export const shiftLabels: Record<`${ShiftType}`, string> = { DAY: '白班', NIGHT: '夜班' }
export const settleableLabel = '可结算'
export const waybillsTitle = '公司运单'
export const yesOrNo = (flag: boolean): string => (flag ? '是' : '否')
