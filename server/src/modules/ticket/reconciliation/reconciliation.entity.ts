import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { TicketReconciliationStatus, TicketResolution, TicketVerdict } from './enums.js'

export const TicketReconciliation = defineEntity({
  name: 'TicketReconciliation',
  tableName: 'ticket_reconciliation',
  comment: '渣土场对账：渣土场的清单与我方用票运单的核对',
  filters: ofCompany,
  properties: {
    ...companyKey,
    reconcileNo: p.text().comment('对账单号'),
    dumpSiteId: p.uuid().comment('渣土场'),
    startDay: p.date().comment('开始票日'),
    endDay: p.date().comment('结束票日，含当日'),
    toleranceMinutes: p.integer().check('tolerance_minutes between 0 and 240').comment('时间允许误差，分钟'),
    fileName: p.text().comment('渣土场清单的文件名'),
    sha256: p.text().comment('文件内容的 SHA-256'),
    siteCount: p.integer().comment('渣土场行数'),
    ourCount: p.integer().comment('范围内我方用票运单数'),
    sameCount: p.integer().comment('一致行数'),
    differCount: p.integer().comment('不一致行数'),
    siteOnlyCount: p.integer().comment('仅渣土场有的行数'),
    oursOnlyCount: p.integer().comment('仅我方有的行数'),
    unresolvedCount: p.integer().check('unresolved_count >= 0').comment('未处理的差异行数'),
    status: p
      .enum(() => TicketReconciliationStatus)
      .default(TicketReconciliationStatus.OPEN)
      .comment('状态'),
    matchedAt: moment().comment('最近一次核对的时间'),
    createId: p.uuid().comment('登记人'),
    createBy: p.text().comment('登记人姓名'),
    settleName: p.text().strictNullable().comment('结清人姓名'),
    settledAt: moment().strictNullable().comment('结清时间'),
    voidName: p.text().strictNullable().comment('作废人姓名'),
    voidedAt: moment().strictNullable().comment('作废时间'),
    voidReason: p.text().strictNullable().comment('作废原因'),
    ...edited,
  },
  checks: [
    { expression: 'start_day <= end_day' },
    { expression: "(status = 'VOIDED') = (voided_at is not null)" },
    { expression: "status <> 'SETTLED' or (unresolved_count = 0 and settled_at is not null)" },
    { expression: 'site_count = same_count + differ_count + site_only_count' },
  ],
  uniques: [{ properties: ['companyId', 'reconcileNo'] }],
})

export const TicketReconciliationRow = defineEntity({
  name: 'TicketReconciliationRow',
  tableName: 'ticket_reconciliation_row',
  comment: '渣土场对账的一行：渣土场所写、核对时我方所记、结果与处理',
  filters: ofCompany,
  properties: {
    ...companyKey,
    reconciliationId: p.uuid().comment('对账'),
    position: p.integer().comment('次序'),
    line: p.integer().strictNullable().comment('清单行号'),
    siteTicketNo: p.text().strictNullable().comment('渣土场票号'),
    sitePlate: p.text().strictNullable().comment('渣土场车牌'),
    siteTime: moment().strictNullable().comment('渣土场时间'),
    siteSoil: p.text().strictNullable().comment('渣土场土质'),
    siteQuantity: p.decimal().precision(18).scale(3).strictNullable().comment('渣土场数量'),
    waybillId: p.uuid().strictNullable().comment('运单'),
    waybillNo: p.text().strictNullable().comment('运单号'),
    ourTicketNo: p.text().strictNullable().comment('我方票号'),
    ourPlate: p.text().strictNullable().comment('我方车牌'),
    ourTime: moment().strictNullable().comment('我方出场时间'),
    ourSoil: p.text().strictNullable().comment('我方出场土质'),
    verdict: p.enum(() => TicketVerdict).comment('结果'),
    differences: p.array().columnType('text[]').comment('不一致之处'),
    resolution: p
      .enum(() => TicketResolution)
      .strictNullable()
      .comment('处理'),
    reason: p.text().strictNullable().comment('处理原因'),
    resolveName: p.text().strictNullable().comment('处理人姓名'),
    resolvedAt: moment().strictNullable().comment('处理时间'),
  },
  checks: [
    { expression: '(line is null) = (site_time is null)' },
    { expression: '(waybill_id is null) = (our_time is null)' },
    { expression: "(verdict = 'SITE_ONLY') = (waybill_id is null)" },
    { expression: "(verdict = 'OURS_ONLY') = (line is null)" },
    { expression: '(resolution is null) = (resolved_at is null)' },
    { expression: "verdict <> 'SAME' or resolution is null" },
  ],
})
