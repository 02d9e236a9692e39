import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { ConfirmationVerdict, TripSide } from '../enums.js'

export const TripConfirmation = defineEntity({
  name: 'TripConfirmation',
  tableName: 'trip_confirmation',
  comment: '趟次签认：司机、渣土场或车队长一方对一趟的说法；同一方改口后，原来的留作历史',
  filters: ofCompany,
  properties: {
    ...companyKey,
    waybillId: p.uuid().comment('运单'),
    side: p.enum(() => TripSide).comment('签认方'),
    verdict: p.enum(() => ConfirmationVerdict).comment('签认结果'),
    weightTons: p
      .decimal()
      .precision(12)
      .scale(3)
      .check('weight_tons >= 0')
      .strictNullable()
      .comment('更正的数量，单位同运单'),
    reason: p.text().strictNullable().comment('更正或拒绝的原因'),
    picture: p.text().strictNullable().comment('照片的地址'),
    userId: p.uuid().comment('签认人'),
    userName: p.text().comment('签认人姓名'),
    createdAt: moment().comment('签认时间'),
    replacedAt: moment().strictNullable().comment('被同一方新的说法取代的时间；为空则为现在的说法'),
    version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
  },
  uniques: [{ properties: ['companyId', 'waybillId', 'side'], where: 'replaced_at is null' }],
  checks: [
    { expression: "(verdict = 'CORRECTED') = (weight_tons is not null)" },
    { expression: "(verdict = 'CONFIRMED') = (reason is null)" },
  ],
})
