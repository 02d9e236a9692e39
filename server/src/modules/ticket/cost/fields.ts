import type { Field } from '../../../kernel/fields.js'
import { nullable, placeTable, quantityField } from '../fields.js'

const { length: _, ...soilType } = placeTable.soilType

/** The one table of the fields of a month's cost. */
export const costTable = {
  ...placeTable,
  soilType,
  month: { label: '月份', kind: 'text', column: null, note: '，yyyy-MM，自首日06:00起' },
  openingQuantity: { ...quantityField, label: '月初张数' },
  openingAmount: { label: '月初金额', kind: 'money' },
  boughtQuantity: { ...quantityField, label: '购入张数' },
  boughtAmount: { label: '购入金额', kind: 'money' },
  usedQuantity: { ...quantityField, label: '使用张数' },
  refundedQuantity: { ...quantityField, label: '退还张数', note: '，退还渣土场' },
  refundedAmount: { label: '退还金额', kind: 'money', note: '，渣土场退回的钱' },
  closingQuantity: { ...quantityField, label: '月末张数', note: '，可为负' },
  closingAmount: { label: '月末金额', kind: 'money', note: '；张数不为正时为0' },
  price: { label: '平均单价', kind: 'money', ...nullable, note: '，每张，四位小数；从未购入则为空' },
  costedAt: { label: '核算时间', kind: 'time' },
} as const satisfies Record<string, Field>
