import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { startOf } from '../cost/cost.queries.js'
import { TicketPeriod } from '../enums.js'
import { dayAfter, monthAfter, type TicketDays } from './range.js'
import type { StatRow } from './stat.queries.js'
import { areOf, type Chosen } from './sums.sql.js'

/** Sums of corrections of the ticket ledger. */
export interface Corrected {
  collected: number
  used: number
  refunded: number
}

export const NONE: Corrected = { collected: 0, used: 0, refunded: 0 }

type Row = Pick<StatRow, 'projectId' | 'dumpSiteId' | 'soilType' | 'since'>

const keyOf = ({ projectId, dumpSiteId, soilType, since }: Row): string =>
  [projectId, dumpSiteId, since, soilType].join()

const quantityOf = (kind: string): Sql =>
  sql`coalesce(sum(c.quantity) filter (where c.kind = ${sql.raw(`'${kind}'`)}), 0)::int`
const sums = sql`${quantityOf('COLLECT')} as collected, ${quantityOf('USE')} as used, ${quantityOf('REFUND')} as refunded`

/** Entries `c` of some days without a document. */
const correctionsIn = ({ companyId }: Actor, { from, to }: TicketDays): Sql =>
  all([
    sql`c.company_id = ${companyId} and c.kind in ('COLLECT', 'USE', 'REFUND') and c.collection_id is null and c.refund_id is null`,
    ...(from === null ? [] : [sql`c.happened_at >= ${startOf(from)}`]),
    ...(to === null ? [] : [sql`c.happened_at < ${startOf(to)}`]),
  ])

/** Corrections among the tickets of each row, in the order of the rows. */
export async function correctedOf(em: Em, actor: Actor, by: TicketPeriod, found: readonly Row[]): Promise<Corrected[]> {
  const [first, ...others] = [...new Set(found.map(({ since }) => since))].sort()
  if (first === undefined) return []
  const last = others.at(-1) ?? first
  const to = by === TicketPeriod.DAY ? dayAfter(last) : monthAfter(last)
  const day = sql`(c.happened_at at time zone 'Asia/Shanghai') - interval '6 hours'`
  const since = by === TicketPeriod.DAY ? sql`(${day})::date` : sql`date_trunc('month', ${day})::date`
  const distinct = (idOf: (row: Row) => string | null) => [...new Set(found.flatMap((row) => idOf(row) ?? []))]
  const projectIds = distinct((row) => row.projectId)
  const dumpSiteIds = distinct((row) => row.dumpSiteId)
  const soilTypes = distinct((row) => row.soilType)
  const corrected = await rows<Row & Corrected>(
    em,
    sql`select c.project_id as "projectId", c.dump_site_id as "dumpSiteId", c.soil_type as "soilType", ${since}::text as since, ${sums}
        from ticket_entry c
        where ${correctionsIn(actor, { from: first, to })} and ${inUuids(sql`c.project_id`, projectIds)}
          and ${inUuids(sql`c.dump_site_id`, dumpSiteIds)} and ${inTexts(sql`c.soil_type`, soilTypes)}
        group by 1, 2, 3, 4`,
  )
  const byRow = new Map(
    corrected.map(({ collected, used, refunded, ...row }) => [keyOf(row), { collected, used, refunded }]),
  )
  return found.map((row) => byRow.get(keyOf(row)) ?? NONE)
}

/** Corrections of each project's rows together. */
export async function correctedByProject(
  em: Em,
  actor: Actor,
  chosen: Chosen,
  range: TicketDays,
): Promise<ReadonlyMap<string, Corrected>> {
  const corrected = await rows<Corrected & { projectId: string }>(
    em,
    sql`select c.project_id as "projectId", ${sums} from ticket_entry c
        where ${all([correctionsIn(actor, range), ...areOf(actor, chosen)])} group by 1`,
  )
  return new Map(corrected.map(({ projectId, ...own }) => [projectId, own]))
}
