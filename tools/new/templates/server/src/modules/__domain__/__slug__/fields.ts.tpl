import { editedTable, type Field } from '../../../kernel/fields.js'

/** The one table of the fields of {{words}}. */
export const {{one}}Table = {
  id: { label: '{{label}}编号', kind: 'id' },
  name: { label: '{{label}}名称', kind: 'text', length: 40, found: 'part' },
  remark: { label: '{{label}}备注', kind: 'text', nullable: true, length: 200 },
  ...editedTable,
} as const satisfies Record<string, Field>
