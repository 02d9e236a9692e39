import type { Field } from '../../../kernel/fields.js'
import { basedataTable } from '../../basedata/index.js'
import { captainTable, driverNodeTable } from '../captain/fields.js'
import { taskTable as task } from '../task/fields.js'

/** The one table of a driver's fields. */
export const driverTable = {
  id: driverNodeTable.driverId,
  name: { ...driverNodeTable.driverName, length: 20, found: 'part', reading: 'reading' },
  mobile: { label: captainTable.mobile.label, kind: 'text', length: 11, found: 'part' },
  captainId: { label: captainTable.id.label, kind: 'id', found: 'is' },
  captainName: { label: captainTable.name.label, kind: 'text', column: null, found: 'part' },
  isOpenWallet: captainTable.isOpenWallet,
  ...basedataTable,
} as const satisfies Record<string, Field>

const nullable = { nullable: true } as const
/** Note of the fields of his task. */
const ofTask = { ...nullable, note: '：已审核的任务申请里他可做的最近一份；没有则为空' } as const

/** Fields of a driver as he sees himself. */
export const ownDriverTable = {
  name: { label: driverTable.name.label, kind: 'text' },
  captainName: { label: captainTable.name.label, kind: 'text' },
  captainMobile: { label: `${captainTable.name.label}的手机号`, kind: 'text' },
  taskProjectName: { label: task.projectName.label, kind: 'text', ...ofTask },
  taskGarbageName: { label: task.garbageName.label, kind: 'text', ...ofTask },
  taskSoilType: { label: task.soilType.label, kind: 'text', ...ofTask },
  taskTpMode: { label: task.tpMode.label, kind: 'code', code: task.tpMode.code, ...ofTask },
} as const satisfies Record<string, Field>
