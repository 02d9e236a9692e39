import type { Actor } from '../../../kernel/command/actor.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { cardList } from './card.queries.js'
import type { CardView } from './card.view.js'

/** Cards to print labels for: some numbers, or a whole batch. */
export type LabelledCards = { cardNos: readonly string[] } | { batchId: string }

const FIELDS: ReadonlySet<string> = new Set([
  'cardNo',
  'kind',
  'cardType',
  'status',
  'captainName',
  'companyAuthName',
  'lostTime',
])

/** The cards in the order of their numbers. */
export async function labelledCards(em: Em, actor: Actor, cards: LabelledCards): Promise<CardView[]> {
  const found = await readWhere<CardView>(em, actor, cardList, namedBy(cards), FIELDS)
  return found.toSorted((one, other) => (one.cardNo < other.cardNo ? -1 : 1))
}

function namedBy(cards: LabelledCards) {
  if ('cardNos' in cards) return inTexts(sql`k.card_no`, cards.cardNos)
  return isId(cards.batchId) ? sql`k.batch_id = ${cards.batchId}` : sql`false`
}
