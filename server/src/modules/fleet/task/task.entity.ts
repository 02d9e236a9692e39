import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, nullsNotDistinct, ofCompany } from '../../../kernel/sql/columns.js'

export const CaptainTask = defineEntity({
  name: 'CaptainTask',
  tableName: 'captain_task',
  comment: '任务申请：车队长申请的运输任务和单价',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).strictNullable().comment('运输模式'),
    soilType: p.text().strictNullable().comment('土质'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').strictNullable().comment('单价（元）'),
    remark: p.text().strictNullable().comment('备注'),
    status: p.enum(['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED']).default('PENDING').comment('状态'),
    applyId: p.uuid().comment('申请人'),
    applyName: p.text().comment('申请人姓名'),
    applyDatetime: moment().comment('申请时间'),
    termsBy: p.uuid().comment('最后确定内容的人：申请人，或之后修改的人'),
    auditId: p.uuid().strictNullable().comment('审核人'),
    auditName: p.text().strictNullable().comment('审核人姓名'),
    auditDatetime: moment().strictNullable().comment('审核时间'),
    auditOwn: p.boolean().default(false).comment('审核人是否确定过内容（自己审核自己）'),
    invalidId: p.uuid().strictNullable().comment('使其失效的人'),
    invalidName: p.text().strictNullable().comment('使其失效的人姓名'),
    invalidDatetime: moment().strictNullable().comment('失效时间'),
    reason: p.text().strictNullable().comment('原因'),
    directPayPriceId: p.uuid().strictNullable().comment('审核通过后生成的直付价'),
    ...edited,
  },
  checks: [
    { expression: "(status = 'PENDING') = (audit_datetime is null)" },
    { expression: "(status = 'EXPIRED') = (invalid_datetime is not null)" },
    {
      expression:
        "status not in ('APPROVED', 'EXPIRED') or tp_mode is not null and soil_type is not null and price is not null",
    },
  ],
})

export const CaptainTaskMember = defineEntity({
  name: 'CaptainTaskMember',
  tableName: 'captain_task_member',
  comment: '任务申请的对象',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    taskId: p.uuid().primary().comment('任务申请'),
    captainId: p.uuid().primary().comment('车队长'),
    driverId: p.uuid().strictNullable().comment('司机；为空则为该车队长的所有司机'),
  },
  uniques: [{ properties: ['companyId', 'taskId', 'captainId', 'driverId'], options: nullsNotDistinct }],
})
