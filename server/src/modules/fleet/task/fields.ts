import type { Field } from '../../../kernel/fields.js'
import { reviewTable, termTable } from '../../price/index.js'
import { captainTable } from '../captain/fields.js'

/** The one table of a task application's fields: what it wants may be left to the reviewer. */
export const taskTable = {
  ...termTable,
  tpMode: { ...termTable.tpMode, nullable: true },
  soilType: { ...termTable.soilType, nullable: true },
  directPayPrice: { ...termTable.directPayPrice, nullable: true },
  remark: { label: captainTable.remark.label, kind: 'text', nullable: true, length: 200 },
  ...reviewTable,
  directPayPriceId: {
    label: '生效的直付价',
    kind: 'id',
    nullable: true,
    note: '：审核通过时起；货运而没有渣土场的没有直付价',
    sheet: [],
  },
} as const satisfies Record<string, Field>
