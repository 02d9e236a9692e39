import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { BookingStatus } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketCollection } from './collection.entity.js'

type Row = RowOf<typeof TicketCollection>
export type Changed = Pick<Row, 'receiver' | 'picture' | 'remark'>
type StoredCollection = Changed &
  Pick<
    Row,
    'id' | 'projectId' | 'dumpSiteId' | 'soilType' | 'driverId' | 'quantity' | 'collectedAt' | 'status' | 'version'
  >
type New = Changed &
  Pick<Row, 'collectNo' | 'projectId' | 'dumpSiteId' | 'soilType' | 'driverId' | 'quantity'> & { collectedAt: Date }

export async function insertCollection({ em, actor, now }: Tx, collected: New): Promise<string> {
  const id = newId()
  await rows(
    em,
    em.getKysely().insertInto('ticket_collection').values({
      company_id: actor.companyId,
      id,
      collect_no: collected.collectNo,
      project_id: collected.projectId,
      dump_site_id: collected.dumpSiteId,
      soil_type: collected.soilType,
      driver_id: collected.driverId,
      receiver: collected.receiver,
      quantity: collected.quantity,
      collected_at: collected.collectedAt,
      picture: collected.picture,
      remark: collected.remark,
      create_id: actor.userId,
      create_by: actor.name,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

/** NOT_FOUND for one that the company does not have. */
export async function lockCollection({ em, actor }: Tx, id: string): Promise<StoredCollection> {
  const stored = isId(id)
    ? await firstRow<StoredCollection>(
        em,
        em
          .getKysely()
          .selectFrom('ticket_collection')
          .select(['id', 'project_id as projectId', 'dump_site_id as dumpSiteId', 'soil_type as soilType'])
          .select(['driver_id as driverId', 'receiver', 'quantity', 'collected_at as collectedAt'])
          .select(['picture', 'remark', 'status', 'version'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.collection })
  return stored
}

const changed = ({ em, actor, now }: Tx, id: string) =>
  em
    .getKysely()
    .updateTable('ticket_collection')
    .set((one) => ({ version: one('version', '+', 1), updated_at: now }))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)

export async function updateCollection(tx: Tx, id: string, to: Changed): Promise<void> {
  await rows(tx.em, changed(tx, id).set(to))
}

export async function voidCollection(tx: Tx, id: string, reason: string): Promise<void> {
  const { actor, now } = tx
  const voided = { status: BookingStatus.VOIDED, void_name: actor.name, voided_at: now, void_reason: reason }
  await rows(tx.em, changed(tx, id).set(voided))
}
