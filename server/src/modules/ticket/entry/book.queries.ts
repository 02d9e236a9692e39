import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { EntryKind } from '../enums.js'

/** Tickets of a dump site for a soil. */
export interface Place {
  dumpSiteId: string
  soilType: string
}

/** Row of the ledger; `companyChange` is its effect on the company's own stock. */
export interface NewEntry extends Place {
  id?: string
  kind: `${EntryKind}`
  quantity: number
  projectId: string | null
  driverId: string | null
  happenedAt: Date | string
  companyChange: number
  purchaseId?: string
  collectionId?: string
  refundId?: string
  reason?: string | null
}

/** Ledger of a company within a transaction; without an actor for the nightly job. */
export type Books = Pick<Tx, 'em' | 'now'> & { actor: Pick<Tx['actor'], 'companyId'> }

/** Locks the stock of a place, so that its bookings run one after the other; returns the company's stock there. */
export async function lockStock({ em, actor }: Books, { dumpSiteId, soilType }: Place): Promise<number> {
  const [stock] = await rows<{ quantity: number }>(
    em,
    // The row is written even unchanged, which locks an existing one and creates a missing one.
    sql`insert into ticket_stock as s (company_id, dump_site_id, soil_type, quantity)
        values (${actor.companyId}, ${dumpSiteId}, ${soilType}, 0)
        on conflict (company_id, dump_site_id, soil_type) do update set quantity = s.quantity returning quantity`,
  )
  return stock?.quantity ?? 0
}

/** Adds rows to the ledger, and their effect to the company's stock. The caller has locked their places. */
export async function writeEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const { em, actor, now } = tx
  const column = (type: string, read: (entry: NewEntry) => unknown) => ({ type, values: entries.map(read) })
  const given = columnsOf([
    column('uuid', ({ id }) => id ?? newId()),
    column('text', ({ kind }) => kind),
    column('integer', ({ quantity }) => quantity),
    column('uuid', ({ projectId }) => projectId),
    column('uuid', ({ dumpSiteId }) => dumpSiteId),
    column('text', ({ soilType }) => soilType),
    column('uuid', ({ driverId }) => driverId),
    column('timestamptz', ({ happenedAt }) => (happenedAt instanceof Date ? happenedAt.toISOString() : happenedAt)),
    column('integer', ({ companyChange }) => companyChange),
    column('uuid', ({ purchaseId }) => purchaseId ?? null),
    column('uuid', ({ collectionId }) => collectionId ?? null),
    column('uuid', ({ refundId }) => refundId ?? null),
    column('text', ({ reason }) => reason ?? null),
  ])
  const names = sql.raw(
    'id, kind, quantity, project_id, dump_site_id, soil_type, driver_id, happened_at, company_change, purchase_id, collection_id, refund_id, reason',
  )
  await rows(
    em,
    sql`insert into ticket_entry (company_id, ${names}, create_id, create_by, created_at)
        select ${actor.companyId}, ${names}, ${actor.userId}, ${actor.name}, ${now} from ${given} as t(${names})`,
  )
  await rows(
    em,
    sql`update ticket_stock s set quantity = s.quantity + t.change
        from (select dump_site_id, soil_type, sum(company_change)::int as change from ${given} as t(${names})
          group by dump_site_id, soil_type) t
        where s.company_id = ${actor.companyId} and s.dump_site_id = t.dump_site_id and s.soil_type = t.soil_type`,
  )
}
