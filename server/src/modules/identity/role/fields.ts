import type { Code, Field } from '../../../kernel/fields.js'
import { DataScope, dataScopeLabels, StandardRole, standardRoleLabels } from '../enums.js'

const standard = { values: StandardRole, labels: standardRoleLabels } as const satisfies Code<string>
const dataScope = { values: DataScope, labels: dataScopeLabels } as const satisfies Code<string>
const elsewhere = { column: null } as const

/** The one table of a role's fields. */
export const roleTable = {
  id: { label: '角色编号', kind: 'id' },
  name: { label: '角色名称', kind: 'text', length: 20, found: 'part' },
  standard: { label: '标准角色', kind: 'code', code: standard, nullable: true, note: '；公司自建的角色为空' },
  dataScope: { label: '数据范围', kind: 'code', code: dataScope, found: 'any' },
  secondFactor: { label: '要求两步验证', kind: 'flag', found: 'is' },
  permissionCount: { label: '权限数', kind: 'count', ...elsewhere },
  memberCount: { label: '使用人数', kind: 'count', ...elsewhere },
  holderNames: { label: '使用的人', kind: 'text', ...elsewhere, nullable: true, note: '，最多 5 人' },
  remark: { label: '角色说明', kind: 'text', nullable: true, length: 200 },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  updateTime: { label: '最后修改时间', kind: 'time', column: 'updated_at' },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>
