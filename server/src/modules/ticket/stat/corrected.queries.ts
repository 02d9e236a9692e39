import type { Actor } from '../../../kernel/command/actor.js'
import { inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import { startOf } from '../cost/cost.queries.js'
import { TicketPeriod } from '../enums.js'
import { dayAfter, monthAfter } from './range.js'
import type { StatRow } from './stat.queries.js'

type Row = Pick<StatRow, 'projectId' | 'dumpSiteId' | 'soilType' | 'since'>

const keyOf = ({ projectId, dumpSiteId, soilType, since }: Row): string =>
  [projectId, dumpSiteId, since, soilType].join()

/** How many of the used tickets of each row no trip used: corrections of the ledger. In the order of the rows. */
export async function correctedUses(
  em: Em,
  { companyId }: Actor,
  by: TicketPeriod,
  found: readonly Row[],
): Promise<number[]> {
  const [first, ...others] = [...new Set(found.map(({ since }) => since))].sort()
  if (first === undefined) return []
  const last = others.at(-1) ?? first
  const until = by === TicketPeriod.DAY ? dayAfter(last) : monthAfter(last)
  const day = sql`(e.happened_at at time zone 'Asia/Shanghai') - interval '6 hours'`
  const since = by === TicketPeriod.DAY ? sql`(${day})::date` : sql`date_trunc('month', ${day})::date`
  const distinct = (idOf: (row: Row) => string | null) => [...new Set(found.flatMap((row) => idOf(row) ?? []))]
  const corrected = await rows<Row & { quantity: number }>(
    em,
    sql`select e.project_id as "projectId", e.dump_site_id as "dumpSiteId", e.soil_type as "soilType", ${since}::text as since,
          sum(e.quantity)::int as quantity
        from ticket_entry e
        where e.company_id = ${companyId} and e.kind = 'USE' and e.happened_at >= ${startOf(first)} and e.happened_at < ${startOf(until)}
          and ${inUuids(
            sql`e.project_id`,
            distinct((row) => row.projectId),
          )}
          and ${inUuids(
            sql`e.dump_site_id`,
            distinct((row) => row.dumpSiteId),
          )}
          and ${inTexts(
            sql`e.soil_type`,
            distinct((row) => row.soilType),
          )}
        group by 1, 2, 3, 4`,
  )
  const quantities = new Map(corrected.map((one) => [keyOf(one), one.quantity]))
  return found.map((row) => quantities.get(keyOf(row)) ?? 0)
}
