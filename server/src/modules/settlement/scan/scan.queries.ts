import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { pick, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { cardList } from '../card/card.queries.js'
import type { CardFilter, CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import type { CardStatus } from '../enums.js'
import { sheetTitles } from '../texts.js'

/** Clerk's own list, last scan first. */
export const scanList: ListSpec<CardFilter, 'SCANNED'> = {
  ...cardList,
  from: sql`scan_entry entry join card k on k.company_id = entry.company_id and k.id = entry.card_id`,
  sorts: { SCANNED: sql`entry.scanned_at` },
  defaultSort: { field: 'SCANNED', direction: 'DESC' },
  tieBreak: sql`entry.scanned_at desc, k.id`,
  scope: ({ companyId, userId }) => sql`entry.company_id = ${companyId} and entry.user_id = ${userId}`,
}

export const readScanList = (em: Em, actor: Actor, fields?: ReadonlySet<string>): Promise<CardView[]> =>
  readWhere<CardView>(em, actor, scanList, sql`true`, fields)

export interface ScannedCardFacts {
  id: string
  cardNo: string
  status: `${CardStatus}`
  lost: boolean
  inList: boolean
}

/** Cards of the company by number, and whether the clerk has scanned them; locked in the order of ids. */
export function lockForScan(tx: Tx, cardNos: readonly string[]): Promise<ScannedCardFacts[]> {
  return rows<ScannedCardFacts>(
    tx.em,
    sql`select k.id, k.card_no as "cardNo", k.status, k.lost_at is not null as lost,
          exists (select from scan_entry e
            where e.company_id = k.company_id and e.card_id = k.id and e.user_id = ${tx.actor.userId}) as "inList"
        from card k where k.company_id = ${tx.actor.companyId} and ${inTexts(sql`k.card_no`, cardNos)}
        order by k.id for share`,
  )
}

/** Adds cards to the clerk's list, one after the other; returns the ids that were not on it. */
export async function addToList(tx: Tx, cardIds: readonly string[]): Promise<Set<string>> {
  const added = await rows<{ cardId: string }>(
    tx.em,
    sql`insert into scan_entry (company_id, user_id, card_id, scanned_at)
        select ${tx.actor.companyId}::uuid, ${tx.actor.userId}::uuid, c.card_id, clock_timestamp() + c.place * interval '1 microsecond'
        from unnest(${[...cardIds]}::uuid[]) with ordinality as c(card_id, place)
        on conflict do nothing returning card_id as "cardId"`,
  )
  return new Set(added.map((row) => row.cardId))
}

/** Removes cards from the clerk's own list. */
export function removeFromList(tx: Tx, cardNos: readonly string[]): Promise<number> {
  return affected(
    tx.em,
    sql`delete from scan_entry e using card k
        where e.company_id = ${tx.actor.companyId} and e.user_id = ${tx.actor.userId}
          and k.company_id = e.company_id and k.id = e.card_id and ${inTexts(sql`k.card_no`, cardNos)}`,
  )
}

/** Removes cards that were handed in or settled from all scan lists. */
export async function removeFromAllLists(tx: Tx, cardIds: readonly string[]): Promise<string[]> {
  const removed = await rows<{ userId: string }>(
    tx.em,
    sql`delete from scan_entry where company_id = ${tx.actor.companyId} and ${inUuids(sql`card_id`, cardIds)}
        returning user_id as "userId"`,
  )
  return removed.map(({ userId }) => userId)
}

const shown = pick(
  cardTable,
  ...(['cardNo', 'cardType', 'captainName', 'waybillsCount', 'settleAbleCount', 'updateWaybillsCount'] as const),
  ...(['giveCardDatetime', 'giveCardUserId', 'payee', 'settleAmount', 'giveCardNo'] as const),
)

/** Scan list of a clerk in a spreadsheet, with the columns of the scanning page. */
export const scanSheet: ListSheet<CardView> = {
  title: sheetTitles.scans,
  label: '本人的扫卡列表',
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...scanList,
    joins: {
      ...scanList.joins,
      payee: sql`left join payee y on y.company_id = k.company_id and y.id = k.give_payee_id`,
    },
    columns: { ...scanList.columns, payeeName: { sql: sql`y.name`, join: 'payee' } },
  },
  filterType: 'CardFilter',
  fields: sheetFieldsOf(shown),
  titles: sheetTitlesOf(shown),
}
