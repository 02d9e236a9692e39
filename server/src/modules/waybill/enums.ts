import { registerEnumType } from 'type-graphql'

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

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
registerEnumType(TpMode, {
  name: 'TpMode',
  description: '运输模式',
  valuesConfig: {
    RELEASE: { description: '放飞' },
    FREIGHT: { description: '货运' },
    INTERNAL: { description: '内转' },
    BACKFILL: { description: '资源回填' },
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

export enum PriceSource {
  DIRECT_PAY = 'DIRECT_PAY',
  PROJECT = 'PROJECT',
  TYPED = 'TYPED',
}
registerEnumType(PriceSource, {
  name: 'PriceSource',
  description: '单价来源',
  valuesConfig: {
    DIRECT_PAY: { description: '直付价' },
    PROJECT: { description: '项目单价' },
    TYPED: { description: '人工填写' },
  },
})
