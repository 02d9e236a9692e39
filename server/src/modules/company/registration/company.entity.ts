import { defineEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import { moment } from '../../../kernel/sql/columns.js'
import { PayDocCheck } from '../enums.js'

export const Company = defineEntity({
  name: 'Company',
  tableName: 'company',
  comment: '公司：一个租户',
  properties: {
    id: p.uuid().primary().comment('主键'),
    name: p.text().comment('公司名称'),
    companyNo: p.text().strictNullable().comment('统一社会信用代码'),
    payeeCheck: p.boolean().default(false).comment('是否校验收款人（须签约且账户齐全）'),
    fourEyes: p.boolean().default(false).comment('是否复核：不能审核自己的申请'),
    fourEyesPayment: p
      .decimal()
      .$type<Money>()
      .precision(11)
      .scale(2)
      .check('four_eyes_payment >= 0')
      .defaultRaw('0')
      .comment('复核的付款金额：不超过的付款不须复核'),
    payDocCheck: p
      .enum(() => PayDocCheck)
      .default(PayDocCheck.WARN)
      .comment('付款时资料不完整：提醒或不能付款'),
    refuseExpiredTrucks: p.boolean().default(false).comment('证件过期的车辆是否不可新增运单'),
    preDated: p.boolean().default(false).comment('付款日期与开票日期是否可以晚于登记当日'),
    fourEyesOffBy: p
      .uuid()
      .strictNullable()
      .comment('申请关闭复核或提高复核的付款金额、等待另一人确认的人；为空则没有申请'),
    fourEyesOffName: p.text().strictNullable().comment('申请人的姓名'),
    fourEyesOffAt: moment().strictNullable().comment('申请的时间'),
    fourEyesPaymentWanted: p
      .decimal()
      .$type<Money>()
      .precision(11)
      .scale(2)
      .strictNullable()
      .comment('申请提高到的复核付款金额；为空则申请的是关闭复核'),
    dayShiftStart: p.time().columnType('time').defaultRaw("'06:00'").comment('新项目默认的白班开始时刻'),
    nightShiftStart: p.time().columnType('time').defaultRaw("'18:00'").comment('新项目默认的夜班开始时刻'),
    enabled: p.boolean().default(true).comment('是否启用；停用后无人能登录'),
    authenticatedAt: moment().strictNullable().comment('通过企业认证的时间；未通过则为空，不能审核结算单和付款'),
    desk: p.boolean().default(false).comment('是否平台运营自己，全库最多一家，没有业务数据'),
    suspendedAt: moment().strictNullable().comment('平台停用公司的时间'),
    suspendedReason: p.text().strictNullable().comment('平台停用公司的原因'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyNo'] }, { properties: ['desk'], where: 'desk' }],
  checks: [
    {
      expression:
        '(four_eyes_off_by is null) = (four_eyes_off_at is null) and (four_eyes_off_by is null) = (four_eyes_off_name is null) and (four_eyes or four_eyes_off_by is null)',
    },
    {
      expression:
        'four_eyes_payment_wanted is null or (four_eyes_off_by is not null and four_eyes_payment_wanted > four_eyes_payment)',
    },
    { expression: 'day_shift_start <> night_shift_start' },
    { expression: 'enabled or not desk' },
  ],
})
