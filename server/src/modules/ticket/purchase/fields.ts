import type { Field } from '../../../kernel/fields.js'
import { bookedTable, nullable, placeTable, quantityField } from '../fields.js'

/** The one table of a purchase's fields. */
export const purchaseTable = {
  id: { label: '购票编号', kind: 'id' },
  purchaseNo: { label: '购票单号', kind: 'text', found: 'part' },
  ...placeTable,
  supplier: { label: '供票单位', kind: 'text', length: 50, found: 'part' },
  quantity: quantityField,
  price: { label: '单价', kind: 'money', note: '，每张' },
  amount: { label: '金额', kind: 'money' },
  boughtAt: { label: '购票时间', kind: 'time', found: 'range' },
  expiresOn: { label: '有效期至', kind: 'day', ...nullable, note: '，yyyy-MM-dd；空为长期有效' },
  invoiceNo: { label: '发票号码', kind: 'text', ...nullable, length: 30, found: 'part' },
  ...bookedTable,
} as const satisfies Record<string, Field>
