import type { Tx } from '../../../kernel/command/command.js'
import { handsWith } from '../../../kernel/command/hands.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { type Hand, handsOfWaybills } from '../../waybill/index.js'
import type { Selection } from './selection.js'

/**
 * People with a hand in settlements made from a selection: the actor, the editors of its waybills, and the people who
 * named the payees on its receipts.
 */
export async function handsIn(
  tx: Tx,
  { candidates, lines }: Selection,
): Promise<(waybills: readonly { id: string; cardId: string | null }[]) => string[]> {
  const naming = new Map(
    [...lines.values()].flatMap(({ cardId, receiptId, givePayeeId }) => (givePayeeId ? [[cardId, receiptId]] : [])),
  )
  const found = [
    ...(await handsOfWaybills(
      tx,
      candidates.map(({ id }) => id),
    )),
    ...(await writersOf(tx, [...naming.values()])),
  ]
  const byId = Map.groupBy(found, ({ id }) => id)
  return (waybills) => {
    const ids = new Set(waybills.flatMap(({ id, cardId }) => [id, naming.get(cardId ?? '') ?? '']))
    const hands = [...ids].flatMap((id) => byId.get(id) ?? []).map(({ userId }) => userId)
    return handsWith(tx.actor, { hands })
  }
}

const writersOf = ({ em, actor }: Tx, receiptIds: readonly string[]): Promise<Hand[]> =>
  rows(
    em,
    sql`select r.id, r.created_by as "userId" from receipt r where r.company_id = ${actor.companyId} and ${inUuids(sql`r.id`, receiptIds)}`,
  )
