import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'
import { soilType } from '../project/fields.js'

/** The one table of a soil's fields. */
export const soilTable = {
  id: { label: '土质编号', kind: 'id' },
  name: { ...soilType, length: 40, found: 'part' },
  tonsPerCubic: { label: '每方吨数', kind: 'quantity', nullable: true, note: '（吨），方与吨按此折算' },
  sort: { label: '排序', kind: 'count', note: '，小的在前' },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
