import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { lockWaybills, moveWaybills } from '../../waybill/index.js'

export interface LineKey {
  waybillId: string
  cardId: string | null
}

/** Live lines of settlements; their waybills are locked in the order of their ids. Lock the settlements first. */
export const lockLines = (tx: Tx, settlementIds: readonly string[]): Promise<LineKey[]> =>
  lockWaybills<LineKey>(tx, {
    columns: sql`l.waybill_id as "waybillId", l.card_id as "cardId"`,
    joins: sql`join published_settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id`,
    where: sql`${inUuids(sql`l.settlement_id`, settlementIds)} and l.live`,
  })

/** Moves live lines of settlements to another one: all lines, or those of some waybills. */
export async function moveLines(
  tx: Tx,
  { from, to, waybillIds }: { from: readonly string[]; to: string; waybillIds?: readonly string[] },
): Promise<void> {
  const { companyId } = tx.actor
  const moved = (waybill: Sql): Sql => (waybillIds ? inUuids(waybill, waybillIds) : sql`true`)
  await rows(
    tx.em,
    sql`update settlement_line set settlement_id = ${to}
        where company_id = ${companyId} and ${inUuids(sql`settlement_id`, from)} and live and ${moved(sql`waybill_id`)}`,
  )
  await moveWaybills(tx, { from, to, ...(waybillIds && { waybillIds }) })
}

/** Highest n among the taken numbers `{settleNo}-n`; 0 for none. Lock the settlement first. */
export async function lastPart(tx: Tx, settleNo: string): Promise<number> {
  const [row] = await rows<{ last: number }>(
    tx.em,
    sql`select coalesce(max(substr(settle_no, ${settleNo.length + 2})::int), 0) as last from settlement
        where company_id = ${tx.actor.companyId} and settle_no ~ ${`^${settleNo}-[0-9]+$`}`,
  )
  return row?.last ?? 0
}

/** Facts of a settlement that follow from its lines; captain and payee are null where lines differ. */
export interface Head {
  id: string
  settleCnt: number
  settleAmt: string
  payeeId: string | null
  captainId: string | null
  captainIds: string[]
}

const shared = (column: Sql): Sql =>
  sql`case when count(*) = count(${column}) and count(distinct ${column}) = 1 then (array_agg(${column}))[1] end`

/** Heads of settlements by their live lines; a settlement without lines is left out. */
export function headsOf(tx: Tx, settlementIds: readonly string[]): Promise<Head[]> {
  return rows<Head>(
    tx.em,
    sql`select l.settlement_id as id, count(*)::int as "settleCnt", sum(l.total_amt)::numeric(16, 2) as "settleAmt",
          ${shared(sql`l.payee_id`)} as "payeeId", ${shared(sql`w.captain_id`)} as "captainId",
          array_agg(distinct w.captain_id) as "captainIds"
        from settlement_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
        where l.company_id = ${tx.actor.companyId} and ${inUuids(sql`l.settlement_id`, settlementIds)} and l.live
        group by l.settlement_id`,
  )
}
