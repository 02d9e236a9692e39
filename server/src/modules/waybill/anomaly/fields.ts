import type { Field } from '../../../kernel/fields.js'
import { AnomalyRule, AnomalyState, anomalyLabels, anomalyStateLabels } from '../enums.js'
import { ownId, plate, waybillTable as waybill } from '../waybill/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, mostly that of waybills, which the list's queries join. */
const joined = { column: null } as const
/** Field without a column in spreadsheets. */
const unlisted = { sheet: [] } as const
/** Field computed from others, whose form the type and the sheet define. */
const workedOut = (key: string) => ({ kind: 'text' as const, ...joined, api: null, sheet: [key] })

/** Fields of an anomaly in the order of the sheet. */
export const anomalyTable = {
  id: ownId,
  waybillId: { label: waybill.id.label, kind: 'id', found: 'is' },
  no: { label: waybill.no.label, kind: 'text', ...joined, found: 'part' },
  rule: { label: '规则', kind: 'code', code: { values: AnomalyRule, labels: anomalyLabels }, found: 'any' },
  evidence: { label: '依据', ...workedOut('evidence') },
  state: {
    label: waybill.status.label,
    kind: 'code',
    code: { values: AnomalyState, labels: anomalyStateLabels },
    found: 'any',
  },
  goDatetime: { label: waybill.goDatetime.label, kind: 'time', found: 'range' },
  truckCode: { ...plate, ...joined, found: 'part' },
  projectName: { label: waybill.projectName.label, kind: 'text', ...joined },
  garbageName: { label: waybill.garbageName.label, kind: 'text', ...nullable, ...joined },
  projectId: {
    label: waybill.projectId.label,
    kind: 'id',
    ...joined,
    ...unlisted,
    api: 'projectInfoId',
    formerly: 'projectId',
  },
  garbageId: { label: waybill.dumpSiteId.label, kind: 'id', ...nullable, ...joined, ...unlisted },
  goSoilType: { label: waybill.goSoilType.label, kind: 'text', ...joined, ...unlisted },
  captainName: { label: waybill.captainName.label, kind: 'text', ...joined, found: 'part' },
  driverName: { label: waybill.driverName.label, kind: 'text', ...nullable, ...joined },
  others: { label: '相关运单', ...workedOut('others') },
  blocking: { label: '阻止结算', kind: 'flag', ...joined, note: '：该规则现在是否阻止', found: 'is' },
  reasonCode: {
    label: '处理原因代码',
    kind: 'text',
    ...nullable,
    ...unlisted,
    note: '，见字典 anomaly_confirm、anomaly_clear',
  },
  reason: { label: '处理原因', kind: 'text', ...nullable, column: 'reason_text' },
  note: { label: '处理说明', kind: 'text', ...nullable, ...unlisted },
  handledBy: { label: '处理人', kind: 'text', ...nullable, column: 'handled_name' },
  handledTime: { label: '处理时间', kind: 'time', ...nullable, ...unlisted, column: 'handled_at' },
  createTime: { label: '发现时间', kind: 'time', column: 'created_at', found: 'range' },
} as const satisfies Record<string, Field>
