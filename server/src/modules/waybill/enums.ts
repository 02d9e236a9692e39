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
