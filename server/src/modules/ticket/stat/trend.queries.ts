import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { TicketPeriod } from '../enums.js'
import { cutAtMonths, type TicketDays } from './range.js'
import { before, type Chosen, isFine, meant, within } from './sums.sql.js'

/** Flows of tickets on a day or in a month, over all projects. */
export interface PeriodFlows {
  /** Day, or first day of the month. */
  since: string
  collected: number
  used: number
  refunded: number
}

/** Stock before a day; zero for a range from the very first day. */
export async function earlyOf(em: Em, actor: Actor, chosen: Chosen, day: string | null): Promise<number> {
  if (day === null) return 0
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const sums = before(actor, chosen, part, day, sql`c.collected - c.used - c.refunded as had`)
  const found = await firstRow<{ early: number }>(
    em,
    sql`select coalesce(sum(f.had), 0)::int as early from (${sums}) f`,
  )
  return found?.early ?? 0
}

/** Days or months of a range with any flow, in order. */
export function flowsByPeriod(
  em: Em,
  actor: Actor,
  by: TicketPeriod,
  chosen: Chosen,
  range: TicketDays,
): Promise<PeriodFlows[]> {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const period = by === TicketPeriod.DAY ? sql`c.day` : sql`date_trunc('month', c.day)::date`
  const piece = (span: 'DAY' | 'MONTH' | 'CHANGE', of: 'STOCK' | 'PROJECT', days: TicketDays): Sql =>
    sql`select ${period} as since, c.collected, c.used, c.refunded, c.moves from ticket_count c
        where ${meant(actor, chosen, span, of)} and ${within(days)}`
  const { months, days } = by === TicketPeriod.DAY ? { months: null, days: [range] } : cutAtMonths(range)
  const pieces = [
    ...(months ? [piece('MONTH', part, months)] : []),
    ...days.map((some) => piece('DAY', part, some)),
    piece('CHANGE', 'STOCK', range),
  ]
  return rows(
    em,
    sql`select f.since::text as since, sum(f.collected)::int as collected, sum(f.used)::int as used, sum(f.refunded)::int as refunded
        from (${sql.join(pieces, sql` union all `)}) f group by f.since having sum(f.moves) <> 0 order by f.since`,
  )
}
