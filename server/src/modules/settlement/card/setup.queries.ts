import type { Tx } from '../../../kernel/command/command.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { affected, inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { CardKind, CardStatus, CardType } from '../enums.js'

/** Facts that decide whether a card can be bound or moved. */
export interface SetupCard {
  id: string
  cardNo: string
  kind: CardKind
  cardType: CardType
  status: CardStatus
  captainId: string | null
  captainName: string | null
  parentId: string | null
  giveCardUserId: string | null
  lostTime: string | null
  /** Number of its open receipt. */
  giveCardNo: string | null
  hasTrips: boolean
  /** Whether some of its trips are in projects that the actor does not see. */
  part: boolean
}

/**
 * Locks cards by number in the order of their ids; cards that the company does not have, or that the actor does not
 * see, are left out.
 */
export async function lockForSetup(tx: Tx, cardNos: readonly string[]): Promise<SetupCard[]> {
  const { em, actor } = tx
  const found = await rows<Omit<SetupCard, 'part'>>(
    em,
    sql`select k.id, k.card_no as "cardNo", k.kind, k.card_type as "cardType", k.status, k.captain_id as "captainId", p.name as "captainName",
          k.parent_id as "parentId", k.giver as "giveCardUserId", k.lost_at as "lostTime",
          (select r.give_card_no from receipt_line l join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
            where l.company_id = k.company_id and l.card_id = k.id and l.status = 'OPEN') as "giveCardNo",
          exists (select from published_waybill w where w.company_id = k.company_id and w.card_id = k.id and w.status <> 'VOID') as "hasTrips"
        from card k left join published_captain p on p.company_id = k.company_id and p.id = k.captain_id
        where k.company_id = ${actor.companyId} and ${inTexts(sql`k.card_no`, cardNos)}
        order by k.id for update of k`,
  )
  const parts = await partsAmong(
    tx,
    found.map(({ id }) => id),
  )
  return found.map((card) => ({ ...card, part: parts.has(card.id) }))
}

async function partsAmong({ em, actor }: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (actor.facts.projectIds === null || ids.length === 0) return new Set()
  const parts = sql`select k.id from card k where k.company_id = ${actor.companyId} and ${inUuids(sql`k.id`, ids)} and k.part`
  const found = await seeing(actor, () => rows<{ id: string }>(em, parts))
  return new Set(found.map(({ id }) => id))
}

export const changeCards = ({ em, actor, now }: Tx, ids: readonly string[], set: Sql): Promise<number> =>
  affected(
    em,
    sql`update card set ${set}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )

/** Gives cards to a captain; sub-cards go under the card `parentId`, or stay where they are. */
export const giveTo = (tx: Tx, ids: readonly string[], captainId: string, parentId: string | null): Promise<number> =>
  changeCards(
    tx,
    ids,
    sql`captain_id = ${captainId}, parent_id = case when kind = 'SUB' then coalesce(${parentId}::uuid, parent_id) end,
        giver = null, give_datetime = null, give_payee_id = null, give_settle_amount = null`,
  )

export const activateAll = (tx: Tx, ids: readonly string[]): Promise<number> =>
  changeCards(tx, ids, sql`status = 'ACTIVATED', binding_date = ${tx.now}`)

export const writeType = (tx: Tx, ids: readonly string[], cardType: CardType): Promise<number> =>
  changeCards(tx, ids, sql`card_type = ${cardType}`)
