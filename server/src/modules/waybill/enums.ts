import { describeEnum } from '../../kernel/graphql.js'
import { shiftLabel, shiftLabels, waybillStatusLabels } from './labels.js'

export { PriceSource } from '../price/index.js'
export { TpMode, WeightUnit } from '../project/index.js'

export enum WaybillStatus {
  LOADED = 'LOADED',
  IN_TRANSIT = 'IN_TRANSIT',
  UNLOADED = 'UNLOADED',
  VOID = 'VOID',
}
describeEnum('WaybillStatus', WaybillStatus, '运单状态', waybillStatusLabels)

export enum ShiftType {
  DAY = 'DAY',
  NIGHT = 'NIGHT',
}
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
})

export enum AnomalyState {
  OPEN = 'OPEN',
  CONFIRMED = 'CONFIRMED',
  CLEARED = 'CLEARED',
  GONE = 'GONE',
}
describeEnum('AnomalyState', AnomalyState, '异常的状态', {
  OPEN: '待处理',
  CONFIRMED: '已确认',
  CLEARED: '已排除',
  GONE: '已消失：数据已更正，或规则已停用',
})
