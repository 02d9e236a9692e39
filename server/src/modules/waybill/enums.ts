import { registerEnumType } from 'type-graphql'

export { PriceSource } from '../price/enums.js'
export { TpMode } from '../project/enums.js'

export enum WaybillStatus {
  LOADED = 'LOADED',
  IN_TRANSIT = 'IN_TRANSIT',
  UNLOADED = 'UNLOADED',
  VOID = 'VOID',
}
registerEnumType(WaybillStatus, {
  name: 'WaybillStatus',
  description: '运单状态',
  valuesConfig: {
    LOADED: { description: '已装车' },
    IN_TRANSIT: { description: '运输中' },
    UNLOADED: { description: '已卸车' },
    VOID: { description: '已作废' },
  },
})

export enum WeightUnit {
  TRUCK = 'TRUCK',
  CUBIC = 'CUBIC',
  TON = 'TON',
}
registerEnumType(WeightUnit, {
  name: 'WeightUnit',
  description: '计量单位',
  valuesConfig: { TRUCK: { description: '车' }, CUBIC: { description: '方' }, TON: { description: '吨' } },
})

export enum ShiftType {
  DAY = 'DAY',
  NIGHT = 'NIGHT',
}
registerEnumType(ShiftType, {
  name: 'ShiftType',
  description: '班次',
  valuesConfig: { DAY: { description: '白班' }, NIGHT: { description: '夜班' } },
})

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
  OUTSIDE_SHIFT = 'OUTSIDE_SHIFT',
}
registerEnumType(AnomalyRule, {
  name: 'AnomalyRule',
  description: '异常规则',
  valuesConfig: {
    MISSING_PUNCH: { description: '缺打卡：缺装车或卸车打卡' },
    DISTANCE_OFF: { description: '运距异常：偏离同项目同渣土场的常见里程' },
    CYCLE_TOO_FAST: { description: '用时过短：快于同项目同渣土场的低百分位' },
    TRIPS_OVERLAP: { description: '行程重叠：同一辆车前一趟未完成又出场' },
    TRIP_TOO_LONG: { description: '行程超时' },
    OVERWEIGHT: { description: '超载：超过车辆核载' },
    SAME_PICTURE: { description: '照片重复：与其他运单的照片相同' },
    TICKET_WITHOUT_TRIP: { description: '有票无趟' },
    TRIP_WITHOUT_TICKET: { description: '有趟无票' },
    OUTSIDE_SHIFT: { description: '班次不符：装车时间不在登记的班次内' },
  },
})

export enum AnomalyState {
  OPEN = 'OPEN',
  CONFIRMED = 'CONFIRMED',
  CLEARED = 'CLEARED',
  GONE = 'GONE',
}
registerEnumType(AnomalyState, {
  name: 'AnomalyState',
  description: '异常的状态',
  valuesConfig: {
    OPEN: { description: '待处理' },
    CONFIRMED: { description: '已确认' },
    CLEARED: { description: '已排除' },
    GONE: { description: '已消失：数据已更正，或规则已停用' },
  },
})
