import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

/** Waybill on a settlement that an invoice may claim, as a whole. */
export interface InvoiceableLine {
  settlementId: string
  waybillId: string
  no: string
  payeeId: string | null
  /** Amount that was settled for the waybill. */
  amt: Money
  /** Whether an invoice has claimed it. */
  invoiced: boolean
}

/** Live lines of settlements, by the time at which they left. */
export function invoiceableLines(tx: Tx, settlementIds: readonly string[]): Promise<InvoiceableLine[]> {
  return rows<InvoiceableLine>(
    tx.em,
    sql`select l.settlement_id as "settlementId", l.waybill_id as "waybillId", w.no, l.payee_id as "payeeId", l.total_amt as amt, l.invoiced
        from settlement_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
        where l.company_id = ${tx.actor.companyId} and ${inUuids(sql`l.settlement_id`, settlementIds)} and l.live
        order by l.go_datetime, w.no, l.waybill_id`,
  )
}

/** Waybills with their present settlement, if they have one. */
export function settlementsOfWaybills(
  tx: Tx,
  waybillIds: readonly string[],
): Promise<{ waybillId: string; no: string; settlementId: string | null }[]> {
  return rows(
    tx.em,
    sql`select id as "waybillId", no, settlement_id as "settlementId" from published_waybill
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`id`, waybillIds)} and status <> 'VOID'`,
  )
}

/** Writes whether invoices have claimed lines; returns the waybills whose line changed. */
export async function writeInvoiced(tx: Tx, waybillIds: readonly string[], invoiced: boolean): Promise<string[]> {
  const written = await rows<{ id: string }>(
    tx.em,
    sql`update settlement_line set invoiced = ${invoiced}
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`waybill_id`, waybillIds)} and live and invoiced <> ${invoiced}
        returning waybill_id as id`,
  )
  return written.map(({ id }) => id)
}
