import type { Code, Field } from '../../../kernel/fields.js'
import { roleTypeLabels } from '../enums.js'
import { RoleType } from '../role-types.js'

const roleType = { values: RoleType, labels: roleTypeLabels } as const satisfies Code<number>
const nullable = { nullable: true } as const

/** The one table of the fields of a session, as its person sees it. */
export const ownSessionTable = {
  id: { label: '会话编号', kind: 'id' },
  device: { label: '设备', kind: 'text' },
  remoteAddr: { label: 'IP 地址', kind: 'text', ...nullable },
  address: { label: '登录地点', kind: 'text', ...nullable, note: '；不知道则为空' },
  roleType: { label: '登录身份', kind: 'code', code: roleType },
  companyAuthName: { label: '登录的公司', kind: 'text', ...nullable, note: '；车队长为空' },
  current: { label: '是否本设备', kind: 'flag' },
  locked: { label: '是否已锁屏', kind: 'flag' },
  createTime: { label: '登录时间', kind: 'time' },
  lastUsedTime: { label: '最近使用时间', kind: 'time', note: '，精确到分钟' },
} as const satisfies Record<string, Field>
