import type { Field } from '../../../kernel/fields.js'

/** The fields of a dictionary's item. */
export const itemTable = {
  dictionary: { label: '字典', kind: 'text', api: null },
  itemName: { label: '名称', kind: 'text' },
  itemValue: { label: '值', kind: 'text' },
} as const satisfies Record<string, Field>
