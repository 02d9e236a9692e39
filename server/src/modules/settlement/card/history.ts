import type { Tx } from '../../../kernel/command/command.js'
import { pick } from '../../../kernel/fields.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { recorded } from '../../basedata/index.js'
import { cardList } from './card.queries.js'
import type { CardFilter, CardSortField, CardView } from './card.view.js'
import { cardTable } from './fields.js'

/** Name under which the history keeps cards. */
export const CARD = 'card'

/** Fields of a card that its history keeps; its trips, giver and account have histories of their own. */
export const keptFields = pick(
  cardTable,
  ...(['cardNo', 'batchNo', 'kind', 'cardType', 'status', 'captainName', 'parentCardNo', 'bindingDate'] as const),
  ...(['lostTime', 'lostReason', 'replacedByNo'] as const),
)

const { seenBy: _, ...list } = cardList
const spec: ListSpec<CardFilter, CardSortField> = {
  ...list,
  columns: Object.fromEntries(
    ['id', ...Object.keys(keptFields)].flatMap((name) => {
      const column = list.columns[name]
      return column ? [[name, column]] : []
    }),
  ),
  fields: keptFields,
  always: ['id'],
  needs: {},
}

/** Changes cards and records the differences in their histories. */
export async function recordedCards(
  tx: Tx,
  ids: readonly string[],
  change: () => Promise<void>,
  reason: string | null = null,
): Promise<void> {
  if (ids.length > 0)
    await recorded<Pick<CardView, 'id'>>(tx, { entity: CARD, fields: keptFields, spec }, ids, change, reason)
}
