import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { addMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { sqlState } from '../../../kernel/sql/sql-state.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { newId } from '../../../kernel/values/id.js'
import type { TaxKept } from './document-tax.js'
import type { Invoice } from './invoice.entity.js'
import { invoiceTexts as texts } from './texts.js'

type Row = RowOf<typeof Invoice>

/** Fields of an invoice that people enter. */
export type Entered = Pick<Row, 'invoiceSn' | 'invoiceCode' | 'payeeId' | 'sellerName' | 'sellerTaxNo'> &
  Pick<Row, 'invoiceSumCount' | 'invoiceSumPrice' | 'taxPoint' | 'taxInvoiceSumPrice' | 'itemCount'> &
  Pick<Row, 'paymentId' | 'invoiceUrl' | 'remark'> & {
    /** yyyy-MM-dd. */
    invoiceDate: string
  }

/** An invoice, locked. */
export interface StoredInvoice extends Entered {
  id: string
  sumPrice: Money
  claimedAmt: Money
  cancelledAmt: Money
  leftAmt: Money
  redOf: string | null
  red: boolean
  version: number
}

const UNIQUE_VIOLATION = '23505'
const taken = ({ invoiceSn, invoiceCode }: Pick<Row, 'invoiceSn' | 'invoiceCode'>): DomainError =>
  new DomainError('INVOICE_TAKEN', { invoiceNo: `${invoiceCode} ${invoiceSn}`.trim() })

/** Locks invoices in the order of their ids; ids that the company does not have are left out. */
export function lockInvoices(tx: Tx, ids: readonly string[]): Promise<StoredInvoice[]> {
  return rows<StoredInvoice>(
    tx.em,
    sql`select t.id, t.invoice_sn as "invoiceSn", t.invoice_code as "invoiceCode", to_char(t.invoice_date, 'YYYY-MM-DD') as "invoiceDate",
          t.payee_id as "payeeId", t.seller_name as "sellerName", t.seller_tax_no as "sellerTaxNo", t.invoice_sum_count as "invoiceSumCount",
          t.invoice_sum_price as "invoiceSumPrice", t.tax_point as "taxPoint", t.tax_invoice_sum_price as "taxInvoiceSumPrice", t.sum_price as "sumPrice",
          t.item_count as "itemCount", t.claimed_amt as "claimedAmt", t.cancelled_amt as "cancelledAmt", greatest(t.sum_price, 0) - t.claimed_amt - t.cancelled_amt as "leftAmt",
          t.payment_id as "paymentId", t.red_of as "redOf", t.red_of is not null as red, t.invoice_url as "invoiceUrl", t.remark, t.version
        from invoice t
        where t.company_id = ${tx.actor.companyId} and ${inUuids(sql`t.id`, ids)} and not t.deleted
        order by t.id for update`,
  )
}

/** Tax of a stored invoice. */
export function taxOf(em: Em, { companyId }: Actor, id: string): Promise<TaxKept | undefined> {
  return firstRow<TaxKept>(
    em,
    sql`select invoice_sum_price as net, tax_point as "taxPoint", tax_invoice_sum_price as tax, item_count as "itemCount" from invoice
        where company_id = ${companyId} and ${inUuids(sql`id`, [id])} and not deleted`,
  )
}

/** Locks an invoice; NOT_FOUND when the company does not have it. */
export async function lockInvoice(tx: Tx, id: string): Promise<StoredInvoice> {
  const [invoice] = await lockInvoices(tx, [id])
  if (!invoice) throw notFound()
  return invoice
}

export const notFound = (): DomainError => new DomainError('NOT_FOUND', { what: texts.invoice })

/** Id of the invoice that a red-letter invoice cancels; null for any other invoice. */
export async function redOfId({ em, actor }: Tx, id: string): Promise<string | null> {
  const found = await firstRow<{ redOf: string | null }>(
    em,
    sql`select red_of as "redOf" from invoice where company_id = ${actor.companyId} and ${inUuids(sql`id`, [id])} and not deleted`,
  )
  return found?.redOf ?? null
}

const sumOf = ({ invoiceSumPrice, taxInvoiceSumPrice }: Entered): Money => addMoney(invoiceSumPrice, taxInvoiceSumPrice)

/** Writes an invoice; INVOICE_TAKEN where the company has one with that code and number. */
export async function insertInvoice({ em, actor, now }: Tx, invoice: Entered, redOf: string | null): Promise<string> {
  const written = await firstRow<{ id: string }>(
    em,
    sql`insert into invoice (company_id, id, invoice_sn, invoice_code, invoice_date, payee_id, seller_name, seller_tax_no, invoice_sum_count,
          invoice_sum_price, tax_point, tax_invoice_sum_price, sum_price, item_count, payment_id, red_of, invoice_url, remark, created_by, create_by, created_at, updated_at)
        values (${actor.companyId}, ${newId()}, ${invoice.invoiceSn}, ${invoice.invoiceCode}, ${invoice.invoiceDate}, ${invoice.payeeId},
          ${invoice.sellerName}, ${invoice.sellerTaxNo}, ${invoice.invoiceSumCount}, ${invoice.invoiceSumPrice}, ${invoice.taxPoint},
          ${invoice.taxInvoiceSumPrice}, ${sumOf(invoice)}, ${invoice.itemCount}, ${invoice.paymentId}, ${redOf}, ${invoice.invoiceUrl}, ${invoice.remark}, ${actor.userId}, ${actor.name}, ${now}, ${now})
        on conflict (company_id, invoice_code, invoice_sn) where not deleted do nothing returning id`,
  )
  if (!written) throw taken(invoice)
  return written.id
}

/** Writes the entered fields of an invoice; INVOICE_TAKEN where another invoice has that code and number. */
export async function updateInvoice({ em, actor, now }: Tx, id: string, invoice: Entered): Promise<void> {
  try {
    await rows(
      em,
      sql`update invoice set invoice_sn = ${invoice.invoiceSn}, invoice_code = ${invoice.invoiceCode}, invoice_date = ${invoice.invoiceDate},
            payee_id = ${invoice.payeeId}, seller_name = ${invoice.sellerName}, seller_tax_no = ${invoice.sellerTaxNo},
            invoice_sum_count = ${invoice.invoiceSumCount}, invoice_sum_price = ${invoice.invoiceSumPrice}, tax_point = ${invoice.taxPoint},
            tax_invoice_sum_price = ${invoice.taxInvoiceSumPrice}, sum_price = ${sumOf(invoice)}, item_count = ${invoice.itemCount},
            payment_id = ${invoice.paymentId}, invoice_url = ${invoice.invoiceUrl}, remark = ${invoice.remark},
            version = version + 1, updated_at = ${now}
          where company_id = ${actor.companyId} and id = ${id}`,
    )
  } catch (error) {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken(invoice) : error
  }
}

/** Deletes the row of an invoice that the same transaction has entered. */
export async function forgetInvoice({ em, actor }: Tx, id: string): Promise<void> {
  await rows(em, em.getKysely().deleteFrom('invoice').where('company_id', '=', actor.companyId).where('id', '=', id))
}

/** Removes an invoice from the lists; its number may be used again. */
export async function deleteInvoice({ em, actor, now }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`update invoice set deleted = true, version = version + 1, updated_at = ${now} where company_id = ${actor.companyId} and id = ${id}`,
  )
}

/** Adds to the claimed and the cancelled amount of an invoice; negative amounts subtract. */
export async function addAmounts(
  { em, actor, now }: Tx,
  id: string,
  { claimed, cancelled }: { claimed: Money; cancelled: Money },
): Promise<void> {
  await rows(
    em,
    sql`update invoice set claimed_amt = claimed_amt + ${claimed}::numeric, cancelled_amt = cancelled_amt + ${cancelled}::numeric,
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

/** Net amount and tax of an invoice, less those of its red-letter invoices. */
export async function uncancelled({ em, actor }: Tx, invoice: StoredInvoice): Promise<{ net: Money; tax: Money }> {
  const found = await firstRow<{ net: Money; tax: Money }>(
    em,
    sql`select coalesce(sum(invoice_sum_price), 0)::numeric(16, 2) as net, coalesce(sum(tax_invoice_sum_price), 0)::numeric(16, 2) as tax
        from invoice where company_id = ${actor.companyId} and red_of = ${invoice.id} and not deleted`,
  )
  const { net = ZERO, tax = ZERO } = found ?? {}
  return { net: addMoney(invoice.invoiceSumPrice, net), tax: addMoney(invoice.taxInvoiceSumPrice, tax) }
}

interface GivenFor {
  id: string
  paymentNo: string
  payeeId: string
}

/** Payment that an invoice was given for; NOT_FOUND when the company does not have it. */
export function findGivenFor({ em, actor }: Tx, paymentId: string): Promise<GivenFor | undefined> {
  return firstRow<GivenFor>(
    em,
    sql`select id, payment_no as "paymentNo", payee_id as "payeeId" from payment
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, [paymentId])} and not deleted for share`,
  )
}
