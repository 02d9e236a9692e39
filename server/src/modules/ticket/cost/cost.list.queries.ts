import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { sql } from '../../../kernel/sql/sql.js'
import { isLimited } from '../../identity/index.js'
import { edgeNeeds } from '../named.sql.js'
import type { TicketMonthCostFilter } from './cost.view.js'
import { costTable } from './fields.js'

const found = conditionsOf('t', costTable, {
  garbageName: (name) =>
    sql`t.dump_site_id in (select g.id from published_dump_site g where g.company_id = t.company_id and ${isLike(sql`g.name`, name)})`,
})

/** Costs of tickets by place and month, the last month first. */
export const costList: ListSpec<TicketMonthCostFilter, 'MONTH'> = {
  from: sql`ticket_month_cost t`,
  alias: 't',
  fields: costTable,
  joins: { site: sql`join published_dump_site d on d.company_id = t.company_id and d.id = t.dump_site_id` },
  columns: {
    ...columnsOf('t', costTable),
    month: sql`to_char(t.month, 'YYYY-MM')`,
    garbageName: { sql: sql`d.name`, join: 'site' },
  },
  needs: { dumpSite: edgeNeeds.dumpSite },
  always: ['month'],
  sorts: { MONTH: sql`t.month` },
  defaultSort: { field: 'MONTH', direction: 'DESC' },
  tieBreak: sql`(t.dump_site_id, t.soil_type)`,
  // Scope of the list: a month of a place covers all projects.
  scope: (actor) => (isLimited(actor) ? sql`false` : sql`t.company_id = ${actor.companyId}`),
  where: ({ monthFrom, monthTo, ...filter }) => [
    ...found(filter),
    ...(monthFrom ? [sql`t.month >= ${`${monthFrom}-01`}::date`] : []),
    ...(monthTo ? [sql`t.month <= ${`${monthTo}-01`}::date`] : []),
  ],
  summary: {
    boughtAmount: sql`coalesce(sum(t.bought_amount), 0)`,
    refundedAmount: sql`coalesce(sum(t.refunded_amount), 0)`,
  },
}
