import { type Code, type Field, pick } from '../../../kernel/fields.js'
import { bookedTable, nullable, placeTable } from '../fields.js'
import {
  reconciliationStatusLabels,
  resolutionLabels,
  TicketReconciliationStatus,
  TicketResolution,
  TicketVerdict,
  verdictLabels,
} from './enums.js'

const statuses = {
  values: TicketReconciliationStatus,
  labels: reconciliationStatusLabels,
} as const satisfies Code<string>
const verdicts = { values: TicketVerdict, labels: verdictLabels } as const satisfies Code<string>
const resolutions = { values: TicketResolution, labels: resolutionLabels } as const satisfies Code<string>

/** The one table of a reconciliation's fields. */
export const reconciliationTable = {
  id: { label: '对账编号', kind: 'id' },
  reconcileNo: { label: '对账单号', kind: 'text', found: 'part' },
  garbageId: placeTable.garbageId,
  garbageName: placeTable.garbageName,
  startDate: { label: '开始票日', kind: 'day', column: 'start_day', note: '，yyyy-MM-dd' },
  endDate: { label: '结束票日', kind: 'day', column: 'end_day', note: '，yyyy-MM-dd' },
  toleranceMinutes: { label: '时间允许误差', kind: 'count', note: '，分钟' },
  fileName: { label: '渣土场清单', kind: 'text', length: 200, found: 'part' },
  siteCount: { label: '渣土场行数', kind: 'count' },
  ourCount: { label: '我方运单数', kind: 'count' },
  sameCount: { label: '一致行数', kind: 'count' },
  differCount: { label: '不一致行数', kind: 'count' },
  siteOnlyCount: { label: '仅渣土场行数', kind: 'count' },
  oursOnlyCount: { label: '仅我方行数', kind: 'count' },
  unresolvedCount: { label: '未处理行数', kind: 'count' },
  status: { label: '状态', kind: 'code', code: statuses, found: 'any' },
  matchedAt: { label: '核对时间', kind: 'time' },
  createBy: bookedTable.createBy,
  createTime: bookedTable.createTime,
  settleName: { label: '结清人', kind: 'text', ...nullable },
  settledAt: { label: '结清时间', kind: 'time', ...nullable },
  voidName: bookedTable.voidName,
  voidedAt: bookedTable.voidedAt,
  voidReason: bookedTable.voidReason,
  version: bookedTable.version,
} as const satisfies Record<string, Field>

/** The one table of the fields of a row: what the site says, what we had when it was matched, and what was decided. */
export const reconciliationRowTable = {
  id: { label: '对账行编号', kind: 'id' },
  reconciliationId: { label: '所属对账', kind: 'id', found: 'is' },
  verdict: { label: '结果', kind: 'code', code: verdicts, found: 'any' },
  line: { label: '清单行号', kind: 'count', ...nullable },
  siteTicketNo: { label: '渣土场票号', kind: 'text', ...nullable, found: 'part' },
  sitePlate: { label: '渣土场车牌', kind: 'text', form: 'plate', ...nullable, found: 'part' },
  siteTime: { label: '渣土场时间', kind: 'time', ...nullable },
  siteSoil: { label: '渣土场土质', kind: 'text', ...nullable },
  siteQuantity: { label: '数量', kind: 'quantity', ...nullable, note: '，渣土场所写' },
  waybillId: { label: '我方运单', kind: 'id', ...nullable },
  waybillNo: { label: '我方运单号', kind: 'text', ...nullable, found: 'part' },
  ourTicketNo: { label: '我方票号', kind: 'text', ...nullable, found: 'part' },
  ourPlate: { label: '我方车牌', kind: 'text', form: 'plate', ...nullable, found: 'part' },
  ourTime: { label: '我方出场时间', kind: 'time', ...nullable },
  ourSoil: { label: '我方土质', kind: 'text', ...nullable },
  resolution: { label: '处理', kind: 'code', code: resolutions, ...nullable, found: 'any' },
  reason: { label: '处理原因', kind: 'text', ...nullable, length: 200 },
  resolveName: { label: '处理人', kind: 'text', ...nullable },
  resolvedAt: { label: '处理时间', kind: 'time', ...nullable },
} as const satisfies Record<string, Field>

/** Sums of a list of reconciliations, and of a list of their rows. */
export const reconciliationSums = pick(
  reconciliationTable,
  'siteCount',
  'ourCount',
  'sameCount',
  'differCount',
  'siteOnlyCount',
  'oursOnlyCount',
  'unresolvedCount',
)
export const reconciliationRowSums = {
  siteQuantity: { label: reconciliationRowTable.siteQuantity.label, kind: 'quantity' },
  unresolvedCount: reconciliationTable.unresolvedCount,
} as const satisfies Record<string, Field>
