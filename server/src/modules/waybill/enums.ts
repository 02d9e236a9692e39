import { describeEnum } from '../../kernel/graphql.js'
import { stateTexts } from '../../kernel/values/texts.js'
import { importTexts } from '../import/index.js'
import { importTexts as waybillImportTexts } from './import/texts.js'

export { PriceSource, priceSourceLabels } from '../price/index.js'
export { modeLabels, TpMode, unitLabel, unitLabels, WeightUnit, yesOrNo } from '../project/index.js'

export enum WaybillStatus {
  LOADED = 'LOADED',
  IN_TRANSIT = 'IN_TRANSIT',
  UNLOADED = 'UNLOADED',
  VOID = 'VOID',
}
/** Chinese names of a waybill's codes, for the schema, refusals, documents and spreadsheets. */
export const waybillStatusLabels: Record<`${WaybillStatus}`, string> = {
  LOADED: '已装车',
  IN_TRANSIT: '运输中',
  UNLOADED: '已卸车',
  VOID: stateTexts.voided,
}
describeEnum('WaybillStatus', WaybillStatus, '运单状态', waybillStatusLabels)

export enum ShiftType {
  DAY = 'DAY',
  NIGHT = 'NIGHT',
}
export const shiftLabel = '班次'
export const shiftLabels: Record<`${ShiftType}`, string> = { DAY: '白班', NIGHT: '夜班' }
describeEnum('ShiftType', ShiftType, shiftLabel, shiftLabels)

export enum AnomalyRule {
  MISSING_PUNCH = 'MISSING_PUNCH',
  DISTANCE_OFF = 'DISTANCE_OFF',
  CYCLE_TOO_FAST = 'CYCLE_TOO_FAST',
  TRIPS_OVERLAP = 'TRIPS_OVERLAP',
  TRIP_TOO_LONG = 'TRIP_TOO_LONG',
  OVERWEIGHT = 'OVERWEIGHT',
  SAME_PICTURE = 'SAME_PICTURE',
  TICKET_WITHOUT_TRIP = 'TICKET_WITHOUT_TRIP',
  TRIP_WITHOUT_TICKET = 'TRIP_WITHOUT_TICKET',
  DOUBLE_TICKET = 'DOUBLE_TICKET',
  TICKET_WITHOUT_STOCK = 'TICKET_WITHOUT_STOCK',
  OUTSIDE_SHIFT = 'OUTSIDE_SHIFT',
  SIDES_DIFFER = 'SIDES_DIFFER',
}
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
  SIDES_DIFFER: '签认不符',
}
describeEnum('AnomalyRule', AnomalyRule, '异常规则', {
  MISSING_PUNCH: '缺打卡：缺装车或卸车打卡',
  DISTANCE_OFF: '运距异常：偏离同项目同渣土场的常见里程',
  CYCLE_TOO_FAST: '用时过短：快于同项目同渣土场的低百分位',
  TRIPS_OVERLAP: '行程重叠：同一辆车前一趟未完成又出场',
  TRIP_TOO_LONG: '行程超时',
  OVERWEIGHT: '超载：超过车辆核载',
  SAME_PICTURE: '照片重复：与其他运单的照片相同，或同一运单上重复',
  TICKET_WITHOUT_TRIP: '有票无趟',
  TRIP_WITHOUT_TICKET: '有趟无票',
  DOUBLE_TICKET: '票号重复：同一渣土场的同一票号已在更早的运单上',
  TICKET_WITHOUT_STOCK: '用票无库存：出场时项目已没有该渣土场、该土质的票',
  OUTSIDE_SHIFT: '班次不符：装车时间不在登记的班次内',
  SIDES_DIFFER: '签认不符：司机或渣土场拒绝签认，或更正的数量与运单相差超过允许误差',
})

export enum AnomalyState {
  OPEN = 'OPEN',
  CONFIRMED = 'CONFIRMED',
  CLEARED = 'CLEARED',
  GONE = 'GONE',
}
export const anomalyStateLabels: Record<`${AnomalyState}`, string> = {
  OPEN: '待处理',
  CONFIRMED: '已确认',
  CLEARED: '已排除',
  GONE: '已消失',
}
describeEnum('AnomalyState', AnomalyState, '异常的状态', {
  OPEN: '待处理',
  CONFIRMED: '已确认',
  CLEARED: '已排除',
  GONE: '已消失：数据已更正，或规则已停用',
})

/** Side of a trip beside the company, which gives its word about it. */
export enum TripSide {
  DRIVER = 'DRIVER',
  SITE = 'SITE',
  CAPTAIN = 'CAPTAIN',
}
export const sideLabels: Record<`${TripSide}`, string> = { DRIVER: '司机', SITE: '渣土场', CAPTAIN: '车队长' }
describeEnum('TripSide', TripSide, '趟次的签认方', sideLabels)

export enum ConfirmationVerdict {
  CONFIRMED = 'CONFIRMED',
  CORRECTED = 'CORRECTED',
  REFUSED = 'REFUSED',
}
export const verdictLabels: Record<`${ConfirmationVerdict}`, string> = {
  CONFIRMED: '已签认',
  CORRECTED: '已更正',
  REFUSED: '已拒绝',
}
describeEnum('ConfirmationVerdict', ConfirmationVerdict, '趟次签认的结果', {
  CONFIRMED: '已签认：与运单一致',
  CORRECTED: '已更正：数量与运单不同',
  REFUSED: '已拒绝：不承认这一趟，或对它有异议',
})

/** Labels of fields that several records have: a name, a beginning and an end. */
export const nameLabel = '名称'
export const spanLabels = { from: '开始时间', to: '结束时间' } as const

export enum WaybillImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('WaybillImportStatus', WaybillImportStatus, '运单导入状态', importTexts.statuses)

export enum WaybillImportOutcome {
  CREATE = 'CREATE',
  UPDATE = 'UPDATE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
describeEnum(
  'WaybillImportOutcome',
  WaybillImportOutcome,
  '一行的结果：done 为否时是将要做的',
  waybillImportTexts.outcomes,
)

export enum ReviewStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
  CANCELLED = 'CANCELLED',
}

/** Chinese names of the states. */
export const reviewStatusLabels: Record<`${ReviewStatus}`, string> = {
  PENDING: stateTexts.pending,
  APPROVED: '已通过',
  REJECTED: stateTexts.rejected,
  WITHDRAWN: stateTexts.withdrawn,
  CANCELLED: '已取消',
}
describeEnum('WaybillReviewStatus', ReviewStatus, '运单修改申请的状态', reviewStatusLabels)
