import type { Tx } from '../../../kernel/command/command.js'
import { rows } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import { BookingStatus } from '../enums.js'

/** Table of documents that are booked at once. */
export type BookedTable = 'ticket_purchase' | 'ticket_collection'

/** Columns of a new booking besides those of the form. */
export const bookedBy = ({ actor, now }: Tx) => ({
  company_id: actor.companyId,
  id: newId(),
  create_id: actor.userId,
  create_by: actor.name,
  created_at: now,
  updated_at: now,
})

/** Change of a booking with its next version. */
export const changeOf = <Table extends BookedTable>({ em, actor, now }: Tx, table: Table, id: string) =>
  em
    .getKysely()
    .updateTable<BookedTable>(table)
    .set((one) => ({ version: one('version', '+', 1), updated_at: now }))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)

export async function voidBooking(tx: Tx, table: BookedTable, id: string, reason: string): Promise<void> {
  const { actor, now } = tx
  const voided = { status: BookingStatus.VOIDED, void_name: actor.name, voided_at: now, void_reason: reason }
  await rows(tx.em, changeOf(tx, table, id).set(voided))
}
