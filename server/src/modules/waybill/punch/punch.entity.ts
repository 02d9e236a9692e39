import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { PunchConflict, PunchKind, PunchSettling, PunchState } from './enums.js'

export const Punch = defineEntity({
  name: 'Punch',
  tableName: 'punch',
  comment: '打卡：装车、出场或卸车，由手机或现场的程序报来；主键是手机所编的，同一次打卡只计一次',
  filters: ofCompany,
  properties: {
    ...companyKey,
    kind: p.enum(() => PunchKind).comment('种类'),
    at: moment().comment('手机上的时间'),
    correctedAt: moment().comment('按时钟误差校正后的时间'),
    skewSeconds: p.integer().comment('服务器时间减手机时间（秒）'),
    receivedAt: moment().comment('收到的时间'),
    truckCode: p.text().strictNullable().comment('车牌'),
    truckId: p.uuid().strictNullable().comment('车辆'),
    cardNo: p.text().strictNullable().comment('结算卡号'),
    cardId: p.uuid().strictNullable().comment('结算卡'),
    projectId: p.uuid().strictNullable().comment('项目'),
    soilType: p.text().strictNullable().comment('土质'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).strictNullable().comment('运输模式'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    weightTons: p.decimal().precision(12).scale(3).strictNullable().comment('数量（吨或方）'),
    lng: p.decimal().precision(10).scale(6).strictNullable().comment('经度'),
    lat: p.decimal().precision(9).scale(6).strictNullable().comment('纬度'),
    accuracy: p.integer().strictNullable().comment('定位精度（米）'),
    pictureFileId: p.uuid().strictNullable().comment('照片的文件'),
    picture: p.text().strictNullable().comment('照片的地址'),
    machineCode: p.text().strictNullable().comment('挖机编号：打卡的挖机手的'),
    waybillId: p.uuid().strictNullable().comment('运单'),
    state: p.enum(() => PunchState).comment('状态'),
    conflict: p
      .enum(() => PunchConflict)
      .strictNullable()
      .comment('待处理的原因；没有则为空'),
    conflictReason: p.text().strictNullable().comment('待处理的原因的说明'),
    settledAs: p
      .enum(() => PunchSettling)
      .strictNullable()
      .comment('处理方式'),
    settledBy: p.uuid().strictNullable().comment('处理人'),
    settleName: p.text().strictNullable().comment('处理人姓名'),
    settledAt: moment().strictNullable().comment('处理时间'),
    settleReason: p.text().strictNullable().comment('处理的原因'),
    userId: p.uuid().comment('打卡的人'),
    userName: p.text().comment('打卡人姓名，或设备密钥的名称'),
    ...edited,
  },
  checks: [
    { expression: "(state in ('SETTLED', 'DROPPED')) = (settled_at is not null)" },
    { expression: "state <> 'CONFLICT' or conflict is not null" },
    { expression: "state <> 'TAKEN' or waybill_id is not null" },
  ],
})
