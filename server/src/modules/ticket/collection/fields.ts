import type { Field } from '../../../kernel/fields.js'
import { bookedTable, driverTable, nullable, placeTable, projectTable, quantityField } from '../fields.js'

/** The one table of a collection's fields. */
export const collectionTable = {
  id: { label: '领票编号', kind: 'id' },
  collectNo: { label: '领票单号', kind: 'text', found: 'part' },
  ...projectTable,
  ...placeTable,
  ...driverTable,
  receiver: { label: '领票人', kind: 'text', ...nullable, length: 20, found: 'part' },
  quantity: quantityField,
  collectedAt: { label: '领票时间', kind: 'time', found: 'range' },
  ...bookedTable,
} as const satisfies Record<string, Field>
