import { editedTable, type Field } from '../../../kernel/fields.js'
import { haulTable, projectTable } from '../../project/index.js'
import { ownId, plate, waybillTable as waybill } from '../waybill/fields.js'
import {
  PunchConflict,
  PunchKind,
  PunchSettling,
  PunchState,
  punchConflictLabels,
  punchKindLabels,
  punchSettlingLabels,
  punchStateLabels,
} from './enums.js'

const nullable = { nullable: true } as const
/** Column of another table, which the list's queries join. */
const joined = { column: null } as const
const idOnly = { rest: [], sheet: [] } as const

/** Fields of a punch, in the order of the sheet. */
export const punchTable = {
  id: ownId,
  kind: { label: '打卡动作', kind: 'code', code: { values: PunchKind, labels: punchKindLabels }, found: 'any' },
  at: { label: '手机的时间', kind: 'time', note: '，按手机的时钟' },
  correctedAt: { label: '打卡时间', kind: 'time', note: '，按时钟误差校正后', found: 'range' },
  skewSeconds: { label: '时钟误差', kind: 'count', note: '（秒）：服务器时间减手机时间' },
  receivedAt: { label: '收到时间', kind: 'time' },
  truckCode: { ...plate, ...nullable, length: 20, found: 'part' },
  truckId: { label: '打卡车辆编号', kind: 'id', ...nullable, ...idOnly },
  cardNo: { label: waybill.cardNo.label, kind: 'text', ...nullable, length: 15, found: 'part' },
  projectId: { ...haulTable.projectInfoId, ...nullable, api: 'projectInfoId', found: 'is' },
  projectName: { ...haulTable.projectName, ...nullable, ...joined },
  soilType: { label: '打卡土质', kind: 'text', ...nullable, length: 40 },
  tpMode: { ...haulTable.tpMode, ...nullable },
  dumpSiteId: { ...haulTable.garbageId, ...nullable, api: 'garbageId' },
  garbageName: { ...haulTable.garbageName, ...nullable, ...joined },
  weightTons: { label: waybill.weightTons.label, kind: 'quantity', ...nullable },
  lng: { ...projectTable.lng, label: '打卡经度' },
  lat: { ...projectTable.lat, label: '打卡纬度' },
  accuracy: { label: '定位误差', kind: 'count', ...nullable, note: '（米）' },
  picture: { label: '打卡照片', kind: 'text', holds: 'address', ...nullable },
  machineCode: { label: waybill.machineCode.label, kind: 'text', ...nullable, found: 'part' },
  waybillId: { label: waybill.id.label, kind: 'id', ...nullable, found: 'is' },
  waybillNo: { label: waybill.no.label, kind: 'text', ...nullable, ...joined },
  waybillStatus: {
    label: '运单的状态',
    kind: 'code',
    code: waybill.status.code,
    ...nullable,
    ...joined,
  },
  state: { label: '打卡状态', kind: 'code', code: { values: PunchState, labels: punchStateLabels }, found: 'any' },
  conflict: {
    label: '待处理的原因',
    kind: 'code',
    code: { values: PunchConflict, labels: punchConflictLabels },
    ...nullable,
    found: 'any',
    note: '；处理后仍保留',
  },
  conflictReason: { label: '原因说明', kind: 'text', ...nullable },
  settledAs: {
    label: '处理方式',
    kind: 'code',
    code: { values: PunchSettling, labels: punchSettlingLabels },
    ...nullable,
  },
  settleName: { label: '打卡处理人', kind: 'text', ...nullable },
  settledAt: { label: '打卡处理时间', kind: 'time', ...nullable },
  settleReason: { label: '处理的原因', kind: 'text', ...nullable, length: 200 },
  userName: { label: '打卡人', kind: 'text', found: 'part' },
  version: editedTable.version,
} as const satisfies Record<string, Field>
