import { type Code, editedTable, type Field } from '../../../kernel/fields.js'
import { captainTable } from '../captain/fields.js'
import { driverTable } from '../driver/fields.js'
import { FleetPaperKind, FleetPaperState, fleetPaperKindLabels, fleetPaperStateLabels } from '../enums.js'
import { truckTable } from '../truck/fields.js'

const kinds = { values: FleetPaperKind, labels: fleetPaperKindLabels } as const satisfies Code<string>
const states = { values: FleetPaperState, labels: fleetPaperStateLabels } as const satisfies Code<string>
/** Field from another table, which the queries join. */
const joined = { column: null } as const
const nullable = { nullable: true } as const

/** The one table of the fields of a truck's or driver's paper. */
export const fleetPaperTable = {
  id: { label: '证件编号', kind: 'id' },
  kind: { label: '证件种类', kind: 'code', code: kinds, found: 'any' },
  state: { label: '证件状态', kind: 'code', code: states, found: 'any', ...joined },
  truckId: { label: truckTable.id.label, kind: 'id', ...nullable, found: 'is', note: '；驾驶证为空' },
  plate: { label: truckTable.plate.label, kind: 'text', form: 'plate', ...nullable, ...joined, found: 'part' },
  driverId: { label: driverTable.id.label, kind: 'id', ...nullable, found: 'is', note: '；只有驾驶证有' },
  driverName: { label: driverTable.name.label, kind: 'text', ...nullable, ...joined, found: 'part' },
  captainId: { label: captainTable.id.label, kind: 'id', ...joined, found: 'is' },
  captainName: { label: captainTable.name.label, kind: 'text', ...joined, found: 'part' },
  number: { label: '证件号码', kind: 'text', ...nullable, length: 50, found: 'part' },
  validFrom: { label: '有效期起', kind: 'day', ...nullable, note: '，yyyy-MM-dd' },
  validUntil: { label: '有效期止', kind: 'day', note: '，yyyy-MM-dd，当日有效' },
  pictureUrl: {
    label: '证件图片',
    kind: 'text',
    holds: 'file',
    ...nullable,
    ...joined,
    length: 500,
    sheet: [],
    note: '，图片的地址；只对可查看基础资料的人和车队长本人显示，并记录查看',
  },
  remark: { label: captainTable.remark.label, kind: 'text', ...nullable, length: 200 },
  ...editedTable,
} as const satisfies Record<string, Field>

/** Fields of a paper that was renewed. */
export const formerPaperTable = {
  id: fleetPaperTable.id,
  number: { label: fleetPaperTable.number.label, kind: 'text', ...nullable },
  validFrom: fleetPaperTable.validFrom,
  validUntil: fleetPaperTable.validUntil,
  pictureUrl: { label: fleetPaperTable.pictureUrl.label, kind: 'text', holds: 'file', ...nullable, ...joined },
  renewedAt: { label: '换证时间', kind: 'time' },
  renewedBy: { label: '换证人', kind: 'text' },
} as const satisfies Record<string, Field>
