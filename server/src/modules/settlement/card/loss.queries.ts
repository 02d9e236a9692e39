import type { Tx } from '../../../kernel/command/command.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { changeCards, type SetupCard } from './setup.queries.js'

export const writeLost = (tx: Tx, id: string, reason: string): Promise<number> =>
  changeCards(tx, [id], sql`lost_at = ${tx.now}, lost_reason = ${reason}, lost_by = ${tx.actor.name}`)

export const writeFound = (tx: Tx, id: string): Promise<number> =>
  changeCards(tx, [id], sql`lost_at = null, lost_reason = null, lost_by = null`)

export const writeVoided = (tx: Tx, id: string): Promise<number> => changeCards(tx, [id], sql`status = 'VOIDED'`)

/** Reopens a card whose trips were all settled. */
export const writeReleased = (tx: Tx, id: string): Promise<number> => changeCards(tx, [id], sql`status = 'ACTIVATED'`)

/** Card that replaces a lost one at present: the last in the chain of replacements. Null without a replacement. */
export async function lastReplacement(tx: Tx, id: string): Promise<string | null> {
  const [last] = await rows<{ cardNo: string }>(
    tx.em,
    sql`with recursive chain as (
          select k.replaced_by as id, 1 as place from card k
            where k.company_id = ${tx.actor.companyId} and k.id = ${id} and k.replaced_by is not null
          union all
          select k.replaced_by, c.place + 1 from chain c join card k on k.company_id = ${tx.actor.companyId} and k.id = c.id
            where k.replaced_by is not null
        )
        select k.card_no as "cardNo" from chain c join card k on k.company_id = ${tx.actor.companyId} and k.id = c.id
        order by c.place desc limit 1`,
  )
  return last?.cardNo ?? null
}

/** Sub-cards under a card. */
export async function subCardsOf(tx: Tx, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx.em,
    sql`select id from card where company_id = ${tx.actor.companyId} and parent_id = ${id} order by id for update`,
  )
  return found.map((card) => card.id)
}

/** Gives a new card the captain, captain card, type and sub-cards of a lost one. */
export async function writeReplacement(
  tx: Tx,
  lost: SetupCard,
  replacementId: string,
  subCardIds: readonly string[],
): Promise<void> {
  await changeCards(
    tx,
    [replacementId],
    sql`captain_id = ${lost.captainId}, parent_id = ${lost.parentId}::uuid, card_type = ${lost.cardType}, status = ${lost.status},
        binding_date = ${lost.status === 'ACTIVATED' ? tx.now : null}::timestamptz`,
  )
  await changeCards(tx, subCardIds, sql`parent_id = ${replacementId}`)
  await changeCards(tx, [lost.id], sql`replaced_by = ${replacementId}`)
}
