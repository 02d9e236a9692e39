import type { Tx } from '../../../kernel/command/command.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { anyId, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { lockWaybills, stampPrices, type WaybillStatus, type WeightUnit } from '../../waybill/index.js'

/** A waybill and its live line, if it has one: `settlementId` tells. */
export interface WaybillLine {
  id: string
  no: string
  status: `${WaybillStatus}`
  cardId: string | null
  settlementId: string | null
  receiptId: string | null
  price: string | null
  /** Total amount of the line. */
  totalAmt: Money | null
  weightUnit: `${WeightUnit}`
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
  priceRejectReason: string | null
}

export async function settlementIdsOf(tx: Tx, waybillIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx.em,
    sql`select distinct settlement_id as id from published_waybill
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`id`, waybillIds)} and settlement_id is not null`,
  )
  return found.map((row) => row.id)
}

/** Locks waybills in the order of their ids; those of other companies are left out. */
export const lockWaybillLines = (tx: Tx, waybillIds: readonly string[]): Promise<WaybillLine[]> =>
  lockWaybills<WaybillLine>(tx, {
    columns: sql`w.id, w.no, w.status, w.card_id as "cardId", w.settlement_id as "settlementId", l.receipt_id as "receiptId", l.price,
      l.total_amt as "totalAmt", w.weight_unit as "weightUnit", w.weight_tons as "weightTons", w.ex_amt as "exAmt", w.adjust_amt as "adjustAmt",
      l.price_reject_reason as "priceRejectReason"`,
    joins: sql`left join published_settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live`,
    where: inUuids(sql`w.id`, waybillIds),
  })

/** Deletes the lines of waybills from their settlements; the histories of the waybills keep them. */
export async function deleteLines(tx: Tx, waybillIds: readonly string[]): Promise<void> {
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .deleteFrom('settlement_line')
      .where('company_id', '=', tx.actor.companyId)
      .where('waybill_id', '=', anyId(waybillIds))
      .where('live', '=', ({ lit }) => lit(true)),
  )
}

export interface LinePrice {
  id: string
  price: string
  totalAmt: Money
}

/** Writes typed prices into live lines; this ends a rejection of the old price. */
export async function writeLinePrices(tx: Tx, prices: readonly LinePrice[]): Promise<void> {
  await rows(
    tx.em,
    sql`update settlement_line l
        set price = p.price, price_source = 'TYPED', price_ref = null, total_amt = p."totalAmt", price_reject_reason = null
        from json_to_recordset(${JSON.stringify(prices)}::json) as p(id uuid, price numeric, "totalAmt" numeric)
        where l.company_id = ${tx.actor.companyId} and l.waybill_id = p.id and l.live`,
  )
}

/** Copies the prices of live lines to their waybills. */
export const stampLinePrices = (tx: Tx, waybillIds: readonly string[]): Promise<void> =>
  stampPrices(
    tx,
    sql`select waybill_id as id, price, price_source, total_amt as amount from published_settlement_line
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`waybill_id`, waybillIds)} and live`,
  )

/** Writes reasons for rejecting the prices of live lines; null ends a rejection. */
export async function writeRejections(tx: Tx, waybillIds: readonly string[], reason: string | null): Promise<void> {
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .updateTable('settlement_line')
      .set({ price_reject_reason: reason })
      .where('company_id', '=', tx.actor.companyId)
      .where('waybill_id', '=', anyId(waybillIds))
      .where('live', '=', ({ lit }) => lit(true)),
  )
}
