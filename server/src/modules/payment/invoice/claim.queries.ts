import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import { pagesBelow } from '../../../kernel/list/pages-below.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Share } from '../../settlement/index.js'
import type { InvoiceWaybillView } from './claim.view.js'
import type { InvoiceSettlementView } from './invoice.view.js'

/** Most settlements whose waybills one invoice claims at once. */
export const MAX_SETTLEMENTS = 500

/** Writes the waybills that an invoice claims. */
export async function insertClaims({ em, actor, now }: Tx, invoiceId: string, shares: readonly Share[]): Promise<void> {
  const given = columnsOf([
    { type: 'uuid', values: shares.map(() => newId()) },
    { type: 'uuid', values: shares.map(({ settlementId }) => settlementId) },
    { type: 'uuid', values: shares.map(({ waybillId }) => waybillId) },
    { type: 'numeric', values: shares.map(({ amt }) => amt) },
  ])
  await rows(
    em,
    sql`insert into invoice_claim (company_id, invoice_id, created_by, created_at, id, settlement_id, waybill_id, amt)
        select ${actor.companyId}, ${invoiceId}, ${actor.userId}, ${now}, g.* from ${given} as g`,
  )
}

/** The live claims of invoices. */
export function claimsOf(
  { em, actor }: Tx,
  invoiceIds: readonly string[],
): Promise<(Share & { invoiceId: string; no: string })[]> {
  return rows(
    em,
    sql`select c.invoice_id as "invoiceId", c.settlement_id as "settlementId", c.waybill_id as "waybillId", c.amt, w.no
        from invoice_claim c join published_waybill w on w.company_id = c.company_id and w.id = c.waybill_id
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.invoice_id`, invoiceIds)} and c.live`,
  )
}

/** Numbers of the invoices that have claimed waybills. */
export async function claimersOf({ em, actor }: Tx, waybillIds: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ waybillId: string; invoiceSn: string }>(
    em,
    sql`select c.waybill_id as "waybillId", t.invoice_sn as "invoiceSn"
        from invoice_claim c join invoice t on t.company_id = c.company_id and t.id = c.invoice_id
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.waybill_id`, waybillIds)} and c.live`,
  )
  return new Map(found.map(({ waybillId, invoiceSn }) => [waybillId, invoiceSn]))
}

/** Ends claims on waybills of an invoice. */
export async function endClaims({ em, actor }: Tx, invoiceId: string, waybillIds: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`update invoice_claim set live = false
        where company_id = ${actor.companyId} and invoice_id = ${invoiceId} and ${inUuids(sql`waybill_id`, waybillIds)} and live`,
  )
}

/** Page of waybills with their sums, by the time at which they left. */
export interface WaybillPage {
  records: InvoiceWaybillView[]
  total: number
  amt: Money
}

const pagesOf = (em: Em, ids: readonly string[], { from, amt }: { from: Sql; amt: Sql }, page: PageRequest) =>
  pagesBelow<InvoiceWaybillView, { amt: Money }>(
    em,
    ids,
    {
      columns: sql`w.id as "waybillId", w.no, w.truck_code as "truckCode", w.go_datetime as "goDatetime", s.id as "settlementId",
        s.settle_no as "settleNo", ${amt} as amt`,
      from,
      order: sql`w.go_datetime, w.no, w.id`,
      sums: sql`, coalesce(sum(${amt}), 0)::numeric(18, 2) as amt`,
    },
    page,
  )

/** Waybills that invoices claim. */
export function waybillsOfInvoices(em: Em, actor: Actor, ids: readonly string[], page: PageRequest) {
  const from = sql`from invoice t
    join invoice_claim c on c.company_id = t.company_id and c.invoice_id = t.id and c.live
    join published_waybill w on w.company_id = c.company_id and w.id = c.waybill_id
    join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
    where t.company_id = ${actor.companyId} and t.id = k.id and not t.deleted`
  return pagesOf(em, ids, { from, amt: sql`c.amt` }, page)
}

/** Lines that the invoice `k.id` can claim: those of its payee on approved or paid settlements, without a claim. */
const claimable = (actor: Actor): Sql => sql`from invoice t
  join published_settlement_line l
    on l.company_id = t.company_id and l.payee_id = t.payee_id and l.live and not l.invoiced and l.total_amt > 0
  join published_settlement s
    on s.company_id = l.company_id and s.id = l.settlement_id and s.status in ('APPROVED', 'PAID') and not s.deleted
  join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
  where t.company_id = ${actor.companyId} and t.id = k.id and t.red_of is null and not t.deleted`

/** Waybills that invoices can claim, of all settlements or of one, page by page. */
export interface ClaimableAsked {
  settlementId: string | undefined
  page: PageRequest
}

export function claimableWaybills(
  em: Em,
  actor: Actor,
  ids: readonly string[],
  { settlementId, page }: ClaimableAsked,
): Promise<(id: string) => WaybillPage> {
  const within = settlementId == null ? sql`` : sql` and ${inUuids(sql`s.id`, [settlementId])}`
  return pagesOf(em, ids, { from: sql`${claimable(actor)}${within}`, amt: sql`l.total_amt` }, page)
}

/** Settlements that contain such waybills, last one first. */
export function claimableSettlements(
  em: Em,
  actor: Actor,
  ids: readonly string[],
): Promise<(InvoiceSettlementView & { invoiceId: string })[]> {
  return rows(
    em,
    sql`select k.id as "invoiceId", x.* from unnest(${ids.filter(isId)}::uuid[]) as k(id) cross join lateral (
          select s.id as "settlementId", s.settle_no as "settleNo", s.project_name as "projectName", count(*)::int as "waybillCnt",
            sum(l.total_amt)::numeric(16, 2) as amt
          ${claimable(actor)} group by s.id, s.settle_no, s.project_name order by s.settle_no desc limit ${MAX_SETTLEMENTS}) x
        order by k.id, x."settleNo" desc`,
  )
}
