import type { Code, Field } from '../../../kernel/fields.js'
import { MemberState, memberStateLabels, roleTypeLabels } from '../enums.js'
import { RoleType } from '../role-types.js'

const state = { values: MemberState, labels: memberStateLabels } as const satisfies Code<string>
const roleType = { values: RoleType, labels: roleTypeLabels } as const satisfies Code<number>
const nullable = { nullable: true } as const
const elsewhere = { column: null } as const

/** The one table of the fields of a company's people. */
export const userTable = {
  id: { label: '用户编号', kind: 'id' },
  userId: { label: '账号编号', kind: 'id', found: 'is' },
  name: { label: '姓名', kind: 'text', ...elsewhere, length: 20, found: 'part', rest: ['username'] },
  phone: { label: '手机号', kind: 'text', ...elsewhere, length: 11, found: 'part' },
  email: { label: '邮箱', kind: 'text', ...elsewhere, ...nullable, length: 100 },
  avatar: { label: '头像地址', kind: 'text', holds: 'file', ...elsewhere, ...nullable, sheet: [] },
  organId: { label: '机构编号', kind: 'id', ...nullable, found: 'is', note: '；查询时含下级机构' },
  organName: { label: '机构', kind: 'text', ...elsewhere, ...nullable },
  positionName: { label: '职位', kind: 'text', length: 20, found: 'part' },
  roleNames: { label: '角色', kind: 'text', ...elsewhere, ...nullable, note: '，以顿号分隔' },
  roleType: { label: '身份类型', kind: 'code', code: roleType, note: '：建筑公司，注册企业或渣土场', sheet: [] },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  state: { label: '状态', kind: 'code', code: state, ...elsewhere, found: 'any' },
  joinedAt: { label: '加入时间', kind: 'time', ...nullable, found: 'range', note: '；受邀而未进入时为空' },
  invitedAt: { label: '最近一次邀请时间', kind: 'time', ...elsewhere, ...nullable, sheet: [] },
  inviteFailed: { label: '邀请短信是否未送达', kind: 'flag', ...elsewhere, sheet: [] },
  hisOwn: {
    label: '资料是否只能由本人修改',
    kind: 'flag',
    ...elsewhere,
    note: '：姓名、邮箱、密码和两步验证',
    sheet: [],
  },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at', found: 'range' },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>
