import { p } from '@mikro-orm/core'
import { edited, moment } from '../../../kernel/sql/columns.js'
import { BookingStatus } from '../enums.js'

/** Columns of the tickets that a row is about. */
export const ofPlace = {
  dumpSiteId: p.uuid().comment('渣土场'),
  soilType: p.text().comment('土质'),
}

/** Columns of a document that takes effect when it is booked, and that can be voided with a reason. */
export const booked = {
  status: p
    .enum(() => BookingStatus)
    .default(BookingStatus.BOOKED)
    .comment('状态'),
  picture: p.text().strictNullable().comment('照片，逗号分隔'),
  remark: p.text().strictNullable().comment('备注'),
  createId: p.uuid().comment('登记人'),
  createBy: p.text().comment('登记人姓名'),
  voidName: p.text().strictNullable().comment('作废人姓名'),
  voidedAt: moment().strictNullable().comment('作废时间'),
  voidReason: p.text().strictNullable().comment('作废原因'),
  ...edited,
}

export const bookedChecks = [{ expression: "(status = 'VOIDED') = (voided_at is not null)" }]
