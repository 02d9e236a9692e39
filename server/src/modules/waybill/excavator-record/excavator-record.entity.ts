import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { ShiftType } from '../enums.js'
import { InType, LedgerType, RecordAuditStatus } from './enums.js'

export const ExcavatorRecord = defineEntity({
  name: 'ExcavatorRecord',
  tableName: 'excavator_record',
  comment: '挖机工时记录',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    machineId: p.uuid().comment('挖机（机械方的标识）'),
    machineCode: p.text().check("machine_code <> ''").comment('挖机编号'),
    staffId: p.uuid().comment('挖机手（机械方的标识）'),
    staffName: p.text().check("staff_name <> ''").comment('挖机手姓名'),
    ledgerType: p.enum(() => LedgerType).comment('台账类型'),
    auditStatus: p.enum(() => RecordAuditStatus).comment('审核状态'),
    shiftType: p.enum(() => ShiftType).comment('班次'),
    inType: p.enum(() => InType).comment('作业类型'),
    scheduleWork: p.decimal().precision(12).scale(3).check('schedule_work >= 0').strictNullable().comment('工作量'),
    unitWork: p.enum(['TRUCK', 'CUBIC']).strictNullable().comment('工作量的单位'),
    address: p.text().strictNullable().comment('作业地点'),
    startDatetime: moment().comment('开始时间'),
    endDatetime: moment().comment('结束时间'),
    workTime: p
      .integer()
      .generated('(floor(extract(epoch from (end_datetime - start_datetime)) / 60)::integer) stored')
      .comment('工时（整分钟）'),
    ledgerRemark: p.text().strictNullable().comment('备注'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [
    {
      properties: ['companyId', 'machineId', 'startDatetime'],
      where: "audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')",
    },
  ],
  checks: [
    { expression: "end_datetime > start_datetime and end_datetime - start_datetime <= interval '24 hours'" },
    { expression: '(schedule_work is null) = (unit_work is null)' },
    { expression: "ledger_type <> 'MEASURED' or schedule_work is not null" },
  ],
})
