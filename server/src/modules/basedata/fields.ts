import type { Closed } from '../../kernel/closed.js'
import { editedTable, type Field } from '../../kernel/fields.js'

/** Fields of every row of base data besides its own. */
export const basedataTable = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is', note: '；停用的不再可选，已有的记录不变' },
  ...editedTable,
} as const satisfies Record<string, Field>

/** Field that is empty for people who may not read base data, though they see its record by name. */
export const closedOfBaseData = {
  closed: { permission: 'chain:basedata:get', note: '无权查看基础资料的人为空' },
} as const satisfies { closed: Closed }

/** Field from another table, which the queries join. */
const joined = { kind: 'text', nullable: true, column: null } as const

/** Further fields of rows that can be merged. */
export const mergedTable = {
  mergedIntoId: { label: '已并入的编号', kind: 'id', nullable: true, column: 'merged_into' },
  mergedIntoName: { label: '已并入', ...joined },
  mergedNames: { label: '由其他并入', ...joined, note: '，顿号分隔' },
} as const satisfies Record<string, Field>

/** Reason of a merge. */
export const mergeReason = { label: '原因', kind: 'text', length: 200 } as const satisfies Field
