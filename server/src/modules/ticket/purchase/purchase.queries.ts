import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { BookingStatus } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketPurchase } from './purchase.entity.js'

type Row = RowOf<typeof TicketPurchase>
export type StoredPurchase = Omit<Row, 'companyId' | 'createdAt' | 'updatedAt'>
type New = Pick<Row, 'purchaseNo' | 'dumpSiteId' | 'soilType' | 'supplier' | 'quantity' | 'price'> &
  Pick<Row, 'expiresOn' | 'invoiceNo' | 'picture' | 'remark'> & { boughtAt: Date }
export type Changed = Pick<Row, 'supplier' | 'expiresOn' | 'invoiceNo' | 'picture' | 'remark'>

export async function insertPurchase({ em, actor, now }: Tx, bought: New): Promise<string> {
  const id = newId()
  await rows(
    em,
    em.getKysely().insertInto('ticket_purchase').values({
      company_id: actor.companyId,
      id,
      purchase_no: bought.purchaseNo,
      dump_site_id: bought.dumpSiteId,
      soil_type: bought.soilType,
      supplier: bought.supplier,
      quantity: bought.quantity,
      price: bought.price,
      bought_at: bought.boughtAt,
      expires_on: bought.expiresOn,
      invoice_no: bought.invoiceNo,
      picture: bought.picture,
      remark: bought.remark,
      create_id: actor.userId,
      create_by: actor.name,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

/** NOT_FOUND for one that the company does not have. */
export async function lockPurchase({ em, actor }: Tx, id: string): Promise<StoredPurchase> {
  const stored = isId(id)
    ? await firstRow<StoredPurchase>(
        em,
        em
          .getKysely()
          .selectFrom('ticket_purchase')
          .select(['id', 'purchase_no as purchaseNo', 'dump_site_id as dumpSiteId', 'soil_type as soilType'])
          .select(['supplier', 'quantity', 'price', 'amount', 'bought_at as boughtAt', 'expires_on as expiresOn'])
          .select(['invoice_no as invoiceNo', 'picture', 'remark', 'status', 'version', 'create_id as createId'])
          .select(['create_by as createBy', 'void_name as voidName', 'voided_at as voidedAt'])
          .select(['void_reason as voidReason'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.purchase })
  return stored
}

const changed = ({ em, actor, now }: Tx, id: string) =>
  em
    .getKysely()
    .updateTable('ticket_purchase')
    .set((one) => ({ version: one('version', '+', 1), updated_at: now }))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)

export async function updatePurchase(tx: Tx, id: string, to: Changed): Promise<void> {
  const { supplier, picture, remark } = to
  await rows(
    tx.em,
    changed(tx, id).set({ supplier, expires_on: to.expiresOn, invoice_no: to.invoiceNo, picture, remark }),
  )
}

export async function voidPurchase(tx: Tx, id: string, reason: string): Promise<void> {
  const { actor, now } = tx
  const voided = { status: BookingStatus.VOIDED, void_name: actor.name, voided_at: now, void_reason: reason }
  await rows(tx.em, changed(tx, id).set(voided))
}
