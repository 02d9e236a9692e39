import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId } from '../../../kernel/values/id.js'
import { bookedBy, changeOf } from '../booking/booking.queries.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketCollection } from './collection.entity.js'

type Row = RowOf<typeof TicketCollection>
/** Columns of a collection that move tickets. */
export type Moving = Pick<Row, 'projectId' | 'dumpSiteId' | 'soilType' | 'driverId' | 'quantity'> & {
  collectedAt: Date | string
}
/** Columns that can be changed. */
export type Told = Pick<Row, 'receiver' | 'picture' | 'remark'>
type StoredCollection = Told & Omit<Moving, 'collectedAt'> & Pick<Row, 'id' | 'collectedAt' | 'status' | 'version'>

export async function insertCollection(tx: Tx, collectNo: string, collected: Moving & Told): Promise<string> {
  const made = bookedBy(tx)
  const { projectId, dumpSiteId, soilType, driverId, collectedAt, ...sameNames } = collected
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .insertInto('ticket_collection')
      .values({
        ...made,
        collect_no: collectNo,
        project_id: projectId,
        dump_site_id: dumpSiteId,
        soil_type: soilType,
        driver_id: driverId,
        collected_at: collectedAt,
        ...sameNames,
      }),
  )
  return made.id
}

/** Locks a collection; NOT_FOUND for one that the company does not have. */
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

export async function updateCollection(tx: Tx, id: string, to: Told): Promise<void> {
  await rows(tx.em, changeOf(tx, 'ticket_collection', id).set(to))
}
