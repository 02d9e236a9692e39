import { type Field, pick } from '../../../kernel/fields.js'
import { basedataTable, closedOfBaseData } from '../../basedata/index.js'
import { memberTable } from '../../price/index.js'

/** Field from another table, which the queries join. */
const joined = { column: null } as const

const { captainId, captainName, driverId, driverName, isOpenWallet } = memberTable

/** The one table of a captain's fields. */
export const captainTable = {
  id: captainId,
  name: { label: captainName.label, kind: 'text', length: 20, found: 'part', reading: 'reading' },
  mobile: { label: '手机号', kind: 'text', length: 11, found: 'part', note: '，也是登录名' },
  isOpenWallet: { ...isOpenWallet, found: 'is' },
  hasAccount: { label: '是否可登录', kind: 'flag', found: 'is', ...joined, note: '，查看本人的卡、运单与结算' },
  remark: { label: '备注', kind: 'text', nullable: true, length: 200, found: 'part', ...closedOfBaseData },
  ...basedataTable,
} as const satisfies Record<string, Field>

/** A captain in the tree of captains and drivers. */
export const captainNodeTable = {
  captainId,
  captainName,
  mobile: { label: captainTable.mobile.label, kind: 'text' },
  isOpenWallet,
  enabled: { label: basedataTable.enabled.label, kind: 'flag', note: basedataTable.enabled.note },
} as const satisfies Record<string, Field>

/** Driver of a captain in that tree. */
export const driverNodeTable = {
  driverId: { label: driverId.label, kind: 'id' },
  driverName: { label: driverName.label, kind: 'text' },
  ...pick(captainNodeTable, 'mobile', 'isOpenWallet', 'enabled'),
} as const satisfies Record<string, Field>

/** Fields of a row in the chooser of captains and drivers (docs/behaviour/fleet.md). */
export const captainDriverTable = {
  captainId: { ...captainId, note: '；没有司机的车队长自成一行' },
  captainName,
  driverId,
  driverName,
  projectName: { label: '已审核任务申请的项目', kind: 'text', nullable: true, ...joined, note: '，顿号分隔' },
  isOpenWallet: { ...isOpenWallet, note: '：司机的；没有司机的看车队长' },
} as const satisfies Record<string, Field>
