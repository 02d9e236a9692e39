import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const DeviceKey = defineEntity({
  name: 'DeviceKey',
  tableName: 'device_key',
  comment: '设备密钥：定位设备凭它上报位置',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().check('length(name) between 1 and 20').comment('名称'),
    truckId: p.uuid().strictNullable().comment('可上报的车辆；为空则为公司所有车辆'),
    punches: p.boolean().default(false).comment('是否可上报打卡'),
    arrivals: p.boolean().default(false).comment('是否可登记渣土场的到场车次'),
    keyHash: p.text().comment('密钥散列'),
    keyTail: p.text().comment('密钥末几位'),
    createdBy: p.uuid().comment('创建人'),
    createdAt: moment().comment('创建时间'),
    usedAt: moment().strictNullable().comment('最近使用时间'),
    revokedAt: moment().strictNullable().comment('停用时间'),
  },
  uniques: [{ properties: ['companyId', 'keyHash'] }],
  checks: [{ expression: 'not (arrivals and (punches or truck_id is not null))' }],
})

export const TrackPoint = defineEntity({
  name: 'TrackPoint',
  tableName: 'track_point',
  comment: '定位点，按月分区',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    truckId: p.uuid().primary().comment('车辆'),
    at: moment().primary().comment('定位时间'),
    lng: p.integer().comment('经度（WGS-84，百万分之一度）'),
    lat: p.integer().comment('纬度（WGS-84，百万分之一度）'),
    speed: p.smallint().check('speed >= 0').strictNullable().comment('速度（十分之一公里每小时）'),
    heading: p.smallint().check('heading between 0 and 359').strictNullable().comment('方向（度）'),
    flags: p.smallint().default(0).comment('异常标志，每位一种'),
  },
})
