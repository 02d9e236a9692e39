import type { Field } from '../../../kernel/fields.js'
import { cardTable } from '../card/fields.js'
import { excludedTable } from '../settlement/fields.js'

/** Fields of a refused card with the reason. */
export const refusedTable = {
  cardNo: cardTable.cardNo,
  code: { label: excludedTable.reason.label, kind: 'text', rest: ['errorCode'] },
  message: excludedTable.message,
} as const satisfies Record<string, Field>
