import type { Field } from '../../../kernel/fields.js'
import { nameLabel } from '../enums.js'
import { ownId, plate, waybillTable } from '../waybill/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

const truck = '所属车辆'

/** Fields of a device key, in the order of the sheet. */
export const deviceKeyTable = {
  id: ownId,
  name: { label: nameLabel, kind: 'text', length: 20 },
  truckId: { label: truck, kind: 'id', ...nullable, note: '；为空则可上报公司任何车辆' },
  truckCode: {
    label: truck,
    kind: 'text',
    form: 'plate',
    ...nullable,
    ...joined,
    note: `，即其${plate.label}`,
    length: 20,
  },
  punches: { label: '可上报打卡', kind: 'flag', note: '，以建立人的权限与项目范围' },
  arrivals: { label: '可登记到场', kind: 'flag', note: '，渣土场的密钥，以建立人的权限' },
  tail: { label: '密钥', kind: 'text', column: 'key_tail', note: '，最后四位', sheet: ['key'] },
  state: { label: waybillTable.status.label, kind: 'text', ...joined, api: null, sheet: ['state'] },
  usedTime: { label: '最近上报', kind: 'time', ...nullable, column: 'used_at', note: '，精确到分钟' },
  createBy: { label: '建立人', kind: 'text', ...joined },
  createTime: { label: '建立时间', kind: 'time', column: 'created_at' },
  revokeTime: { label: '吊销时间', kind: 'time', ...nullable, column: 'revoked_at', note: '；为空则有效' },
} as const satisfies Record<string, Field>
