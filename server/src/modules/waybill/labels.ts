import type { AnomalyRule, AnomalyState, ShiftType, WaybillStatus } from './enums.js'

export { priceSourceLabels } from '../price/index.js'
export { modeLabels, unitLabel, unitLabels, yesOrNo } from '../project/index.js'

/** Chinese names of a waybill's codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const waybillStatusLabels: Record<`${WaybillStatus}`, string> = {
  LOADED: '已装车',
  IN_TRANSIT: '运输中',
  UNLOADED: '已卸车',
  VOID: '已作废',
}
export const shiftLabel = '班次'
export const shiftLabels: Record<`${ShiftType}`, string> = { DAY: '白班', NIGHT: '夜班' }
export const anomalyLabels: Record<`${AnomalyRule}`, string> = {
  MISSING_PUNCH: '缺打卡',
  DISTANCE_OFF: '运距异常',
  CYCLE_TOO_FAST: '用时过短',
  TRIPS_OVERLAP: '行程重叠',
  TRIP_TOO_LONG: '行程超时',
  OVERWEIGHT: '超载',
  SAME_PICTURE: '照片重复',
  TICKET_WITHOUT_TRIP: '有票无趟',
  TRIP_WITHOUT_TICKET: '有趟无票',
  DOUBLE_TICKET: '票号重复',
  TICKET_WITHOUT_STOCK: '用票无库存',
  OUTSIDE_SHIFT: '班次不符',
}
export const anomalyStateLabels: Record<`${AnomalyState}`, string> = {
  OPEN: '待处理',
  CONFIRMED: '已确认',
  CLEARED: '已排除',
  GONE: '已消失',
}
/** What several things have: a name, a beginning and an end. */
export const nameLabel = '名称'
export const spanLabels = { from: '开始时间', to: '结束时间' } as const
export const settleableLabel = '可结算'
export const waybillsTitle = '公司运单'
