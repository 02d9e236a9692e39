import { type Field, pick } from '../../../kernel/fields.js'
import { memberTable } from '../../price/index.js'

/** Comes from another table: how is said in the queries. */
const joined = { column: null } as const

const { captainId, captainName, driverId, driverName, isOpenWallet } = memberTable

/** A captain in the tree of captains and drivers. */
export const captainTable = {
  captainId,
  captainName,
  mobile: { label: '手机号', kind: 'text' },
  isOpenWallet,
} as const satisfies Record<string, Field>

/** A driver of his in it. */
export const driverTable = {
  driverId: { label: driverId.label, kind: 'id' },
  driverName: { label: driverName.label, kind: 'text' },
  ...pick(captainTable, 'mobile', 'isOpenWallet'),
} as const satisfies Record<string, Field>

/** A row of the chooser of captains and drivers (001 §3). */
export const captainDriverTable = {
  captainId: { ...captainId, note: '；没有司机的车队长自成一行' },
  captainName,
  driverId,
  driverName,
  projectName: { label: '已审核任务申请的项目', kind: 'text', nullable: true, ...joined, note: '，顿号分隔' },
  isOpenWallet: { ...isOpenWallet, note: '：司机的；没有司机的看车队长' },
} as const satisfies Record<string, Field>
