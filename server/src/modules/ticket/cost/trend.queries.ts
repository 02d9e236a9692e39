import type { Actor } from '../../../kernel/command/actor.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { TicketPeriod } from '../enums.js'
import { cutAtMonths, type TicketDays } from '../stat/range.js'
import { type Chosen, meant, within } from '../stat/sums.sql.js'

/** Cost of the tickets used on a day or in a month, over all projects. */
export interface PeriodCost {
  /** Day, or first day of the month. */
  since: string
  /** Null where no ticket has a price. */
  cost: Money | null
  /** Sum of this period and the earlier ones of the range. */
  total: Money
  unpriced: number
}

/** Days or months of a range with used tickets, in order; each ticket at the price that its waybill shows. */
export function costsByPeriod(
  em: Em,
  actor: Actor,
  by: TicketPeriod,
  chosen: Chosen,
  range: TicketDays,
): Promise<PeriodCost[]> {
  const month = sql`date_trunc('month', c.day)::date`
  const piece = (span: 'DAY' | 'MONTH' | 'CHANGE', days: TicketDays): Sql =>
    sql`select ${by === TicketPeriod.DAY ? sql`c.day` : month} as since, ${month} as month, c.dump_site_id, c.soil_type, c.used from ticket_count c
        where ${meant(actor, chosen, span, 'STOCK')} and ${within(days)}`
  const { months, days } = by === TicketPeriod.DAY ? { months: null, days: [range] } : cutAtMonths(range)
  const pieces = [
    ...(months ? [piece('MONTH', months)] : []),
    ...days.map((some) => piece('DAY', some)),
    piece('CHANGE', range),
  ]
  return rows(
    em,
    sql`select u.since::text as since, sum(u.used * m.price)::numeric(16, 2) as cost,
          coalesce(sum(sum(u.used * m.price)) over (order by u.since), 0)::numeric(16, 2) as total,
          coalesce(sum(u.used) filter (where m.price is null), 0)::int as unpriced
        from (
          select f.since, f.month, f.dump_site_id, f.soil_type, sum(f.used) as used
          from (${sql.join(pieces, sql` union all `)}) f group by f.since, f.month, f.dump_site_id, f.soil_type having sum(f.used) <> 0
        ) u
        left join lateral (
          select round(c.price, 2) as price from ticket_month_cost c
          where c.company_id = ${actor.companyId} and c.dump_site_id = u.dump_site_id and c.soil_type = u.soil_type and c.month <= u.month
          order by c.month desc limit 1
        ) m on true
        group by u.since order by u.since`,
  )
}
