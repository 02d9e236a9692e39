import type { Field } from '../../../kernel/fields.js'
import { cardTable, cardTypeField } from '../card/fields.js'
import { ownId } from '../payee/fields.js'

const joined = { kind: 'count', column: null } as const

/** The letter and the digits that all numbers of a series begin with. */
export const prefixField = { label: '卡号前缀', kind: 'text', length: 11 } as const satisfies Field
export const digitsField = { label: '序号位数', kind: 'count' } as const satisfies Field

/** Fields of a batch of cards, for the table, the API and the sheet. */
export const batchTable = {
  id: ownId,
  batchNo: { label: cardTable.batchNo.label, kind: 'text', length: 20, found: 'part' },
  prefix: { ...prefixField, found: 'part' },
  firstNo: { label: '首张卡号', kind: 'text' },
  lastNo: { label: '末张卡号', kind: 'text', note: '；其间已被占用的卡号跳过' },
  cardCount: { label: '张数', kind: 'count' },
  boundCount: { label: '已绑定张数', ...joined },
  activatedCount: { label: '激活过的张数', ...joined },
  kind: { ...cardTable.kind, found: 'is' },
  cardType: { ...cardTypeField, found: 'is' },
  createBy: { label: '制卡人', kind: 'text' },
  createTime: { label: '制卡时间', kind: 'time', column: 'created_at', found: 'range' },
} as const satisfies Record<string, Field>
