import { defineEntity, p } from '@mikro-orm/core'
import { approved, approvedIn, companyKey, handledAnew, moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { Computed } from '../../../kernel/sql/tables.js'
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
      .$type<Computed<number>>()
      .generated('(floor(extract(epoch from (end_datetime - start_datetime)) / 60)::integer) stored')
      .comment('工时（整分钟）'),
    ledgerRemark: p.text().strictNullable().comment('备注'),
    shiftPrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('shift_price >= 0')
      .strictNullable()
      .comment('审核通过时挖机的台班费（元/台班）'),
    loadPrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('load_price >= 0')
      .strictNullable()
      .comment('审核通过时挖机的装车单价（元/车）'),
    amount: p
      .decimal()
      .precision(18)
      .scale(2)
      .check('amount >= 0')
      .strictNullable()
      .comment('金额（元）；按方计量或挖机没有单价的为空'),
    ...handledAnew,
    hands: handledAnew.hands.defaultRaw("'{}'").comment('经手人：提交过或修改过的人；机械方报来的没有'),
    submittedBy: p.uuid().strictNullable().comment('最后提交的人；机械方报来的为空'),
    submitBy: p.text().strictNullable().comment('提交人姓名'),
    submittedAt: moment().strictNullable().comment('提交时间'),
    auditedBy: p.uuid().strictNullable().comment('审核人'),
    auditBy: p.text().strictNullable().comment('审核人姓名'),
    auditedAt: moment().strictNullable().comment('审核时间'),
    ...approved,
    reason: p.text().strictNullable().comment('驳回的原因'),
    version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    updatedAt: moment().defaultRaw('now()').comment('最后修改时间'),
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
    approvedIn('audit_status', 'APPROVED'),
    { expression: "ledger_type <> 'MEASURED' or schedule_work is not null" },
    { expression: "audit_status = 'APPROVED' or shift_price is null and load_price is null and amount is null" },
    { expression: '(submitted_by is null) = (submit_by is null) and (submitted_by is null) = (submitted_at is null)' },
    { expression: '(audited_by is null) = (audit_by is null) and (audited_by is null) = (audited_at is null)' },
  ],
})
