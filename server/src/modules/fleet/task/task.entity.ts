import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, decided, decidedChecks, edited, nullsNotDistinct, ofCompany } from '../../../kernel/sql/columns.js'
import type { PriceStatus } from '../../price/index.js'

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
    weightUnit: p.enum(['TRUCK', 'CUBIC', 'TON']).strictNullable().comment('计量单位：单价按它计；为空则按各运单的'),
    remark: p.text().strictNullable().comment('备注'),
    status: p
      .enum(['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED'])
      .$type<PriceStatus>()
      .default('PENDING')
      .comment('状态'),
    ...decided,
    directPayPriceId: p.uuid().strictNullable().comment('审核通过后生成的直付价'),
    ...edited,
  },
  checks: [
    ...decidedChecks,
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
