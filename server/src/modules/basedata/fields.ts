import type { Field } from '../../kernel/fields.js'

/** What every row of base data has besides its own fields. */
export const basedataTable = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is', note: '；停用的不再可选，已有的记录不变' },
  version: { label: '版本', kind: 'count', sheet: [], note: '，修改时带回' },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  updateTime: { label: '最后修改时间', kind: 'time', column: 'updated_at' },
} as const satisfies Record<string, Field>
