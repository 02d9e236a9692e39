import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

/** Papers in force and, once they are renewed, the former ones. */
export const FleetPaper = defineEntity({
  name: 'FleetPaper',
  tableName: 'fleet_paper',
  comment: '车辆与司机的证件；换证后旧证保留为历史',
  filters: ofCompany,
  properties: {
    ...companyKey,
    kind: p.enum(['VEHICLE_LICENCE', 'TRANSPORT_PERMIT', 'INSURANCE', 'DRIVING_LICENCE']).comment('证件种类'),
    truckId: p.uuid().strictNullable().comment('车辆；驾驶证为空'),
    driverId: p.uuid().strictNullable().comment('司机；只有驾驶证填写'),
    number: p.text().strictNullable().check('length(number) between 1 and 50').comment('证件号码'),
    validFrom: p.date().strictNullable().comment('有效期起'),
    validUntil: p.date().comment('有效期止，当日有效'),
    pictureId: p.uuid().strictNullable().comment('证件图片的文件'),
    remark: p.text().strictNullable().check('length(remark) between 1 and 200').comment('备注'),
    renewedAt: moment().strictNullable().comment('换证时间；在用的为空'),
    renewedBy: p.text().strictNullable().comment('换证的人'),
    ...edited,
  },
  uniques: [
    { properties: ['companyId', 'truckId', 'kind'], where: 'renewed_at is null and truck_id is not null' },
    { properties: ['companyId', 'driverId', 'kind'], where: 'renewed_at is null and driver_id is not null' },
  ],
  checks: [
    { expression: "(kind = 'DRIVING_LICENCE') = (driver_id is not null)" },
    { expression: '(truck_id is null) <> (driver_id is null)' },
    { expression: 'valid_from <= valid_until' },
    { expression: '(renewed_at is null) = (renewed_by is null)' },
  ],
})

/** Reminders that were sent about a paper, so that each is sent once. */
export const FleetPaperReminder = defineEntity({
  name: 'FleetPaperReminder',
  tableName: 'fleet_paper_reminder',
  comment: '已发出的证件到期提醒，每份证件的每个期限一次',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    paperId: p.uuid().primary().comment('证件'),
    days: p.smallint().primary().check('days in (0, 7, 14, 30)').comment('到期前的天数；到期当日为 0'),
    toldAt: moment().comment('提醒时间'),
  },
})
