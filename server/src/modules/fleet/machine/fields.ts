import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'

const nullable = { nullable: true } as const

/** The one table of a machine's fields. */
export const machineTable = {
  id: { label: '机械编号', kind: 'id' },
  machineCode: { label: '机械代号', kind: 'text', length: 20, found: 'part', column: 'code', note: '，例如WJ-001' },
  name: { label: '机械', kind: 'text', length: 40, found: 'part' },
  model: { label: '机械型号', kind: 'text', ...nullable, length: 40, found: 'part' },
  loadPrice: { label: '装车单价', kind: 'money', ...nullable, note: '，每车' },
  shiftCost: { label: '台班费', kind: 'money', ...nullable, note: '，每台班' },
  operatorName: { label: '操作手', kind: 'text', ...nullable, length: 20, found: 'part' },
  operatorMobile: { label: '操作手手机号', kind: 'text', ...nullable, length: 11, found: 'part' },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
