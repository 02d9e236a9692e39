import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { type FleetPaperKind, fleetPaperKindLabels } from '../enums.js'

/** Paper in force of a truck, and its last day. */
export interface ExpiredPaper {
  plate: string
  /** Kind in Chinese. */
  paper: string
  /** Last day, yyyy-MM-dd. */
  validUntil: string
}

/**
 * Finder of the first paper of a truck that had run out on a day, yyyy-MM-dd; it finds none unless the company refuses
 * trips of such trucks. One statement for all trucks.
 */
export async function expiredPapersOf(
  { em, actor }: Tx,
  truckIds: readonly string[],
): Promise<(truckId: string, day: string) => ExpiredPaper | undefined> {
  if (truckIds.length === 0) return () => undefined
  const found = await rows<{ truckId: string; plate: string; kind: FleetPaperKind; validUntil: string }>(
    em,
    sql`select p.truck_id as "truckId", t.plate, p.kind, to_char(p.valid_until, 'YYYY-MM-DD') as "validUntil"
        from fleet_paper p
          join published_company k on k.id = p.company_id and k.refuse_expired_trucks
          join truck t on t.company_id = p.company_id and t.id = p.truck_id
        where p.company_id = ${actor.companyId} and ${inUuids(sql`p.truck_id`, truckIds)} and p.renewed_at is null
        order by p.valid_until, p.kind`,
  )
  const papers = Map.groupBy(found, ({ truckId }) => truckId)
  return (truckId, day) => {
    const expired = papers.get(truckId)?.find(({ validUntil }) => validUntil < day)
    return expired && { ...expired, paper: fleetPaperKindLabels[expired.kind] }
  }
}
