import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId } from '../../../kernel/values/id.js'
import { bookedBy, changeOf } from '../booking/booking.queries.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketPurchase } from './purchase.entity.js'

type Row = RowOf<typeof TicketPurchase>
/** Columns of a purchase that move tickets. */
export type Moving = Pick<Row, 'dumpSiteId' | 'soilType' | 'quantity' | 'price'> & { boughtAt: Date | string }
/** Columns that can be changed. */
export type Told = Pick<Row, 'supplier' | 'expiresOn' | 'invoiceNo' | 'picture' | 'remark'>
type StoredPurchase = Told & Omit<Moving, 'boughtAt'> & Pick<Row, 'id' | 'boughtAt' | 'status' | 'version'>

const columnsOf = ({ supplier, expiresOn, invoiceNo, picture, remark }: Told) => ({
  supplier,
  expires_on: expiresOn,
  invoice_no: invoiceNo,
  picture,
  remark,
})

export async function insertPurchase(tx: Tx, purchaseNo: string, bought: Moving & Told): Promise<string> {
  const made = bookedBy(tx)
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .insertInto('ticket_purchase')
      .values({
        ...made,
        purchase_no: purchaseNo,
        dump_site_id: bought.dumpSiteId,
        soil_type: bought.soilType,
        quantity: bought.quantity,
        price: bought.price,
        bought_at: bought.boughtAt,
        ...columnsOf(bought),
      }),
  )
  return made.id
}

/** Locks a purchase; NOT_FOUND for one that the company does not have. */
export async function lockPurchase({ em, actor }: Tx, id: string): Promise<StoredPurchase> {
  const stored = isId(id)
    ? await firstRow<StoredPurchase>(
        em,
        em
          .getKysely()
          .selectFrom('ticket_purchase')
          .select(['id', 'dump_site_id as dumpSiteId', 'soil_type as soilType', 'quantity', 'price'])
          .select(['bought_at as boughtAt', 'supplier', 'expires_on as expiresOn', 'invoice_no as invoiceNo'])
          .select(['picture', 'remark', 'status', 'version'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.purchase })
  return stored
}

export async function updatePurchase(tx: Tx, id: string, to: Told): Promise<void> {
  await rows(tx.em, changeOf(tx, 'ticket_purchase', id).set(columnsOf(to)))
}
