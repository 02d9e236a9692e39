import { editedTable, type Field } from '../../kernel/fields.js'

/** What every row of base data has besides its own fields. */
export const basedataTable = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is', note: '；停用的不再可选，已有的记录不变' },
  ...editedTable,
} as const satisfies Record<string, Field>
