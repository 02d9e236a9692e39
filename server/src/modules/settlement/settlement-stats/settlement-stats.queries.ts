import { addedUp, leftOutCounts, sumsWhere } from '../../../kernel/list/left-out.js'
import type { StatsSpec } from '../../../kernel/list/stats.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { LEFT_OUT, leftAmt, settlementList } from '../settlement/settlement.queries.js'
import type { SettlementFilter } from '../settlement/settlement.view.js'
import { groupTable, measureTable } from './fields.js'
import { groupedBy, measuredIn, SettlementStatPage, SettlementStatView } from './settlement-stats.view.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const at = sql`s.audited_at`
const fields = { ...groupTable, ...measureTable }

/** Sum over the waybills of a whole settlement; a captain's part of one has no sums of payments. */
const ofWhole = (what: Sql): Sql => sql`case when s.pledged_amt is not null then (
  select coalesce(sum(${what}), 0) from settlement_line l
  where l.company_id = s.company_id and l.settlement_id = s.id and l.live) end`
const taxes = ofWhole(sql`l.pay_taxes`)
const payable = ofWhole(sql`greatest(l.total_amt - l.pay_taxes, 0)`)

const stats: StatsSpec<SettlementFilter, By, Name> = {
  list: settlementList,
  fields,
  at: sql`s.created_at`,
  dimensions: {
    projectInfoId: { column: 'projectInfoId' },
    status: { column: 'status' },
    payeeId: { column: 'payeeId' },
    captainId: { of: sql`s.captain_id` },
    agentName: { column: 'agentName' },
    settleName: { column: 'settleName' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    auditDay: { step: 'day', at },
    auditMonth: { step: 'month', at },
    auditYear: { step: 'year', at },
    auditOwn: { column: 'auditOwn' },
    fourEyesOff: { column: 'fourEyesOff' },
  },
  measures: (filter) => {
    const counts = addedUp(filter, sql`s.status`, LEFT_OUT)
    const [{ counted, leftOut }, { count, money }] = [leftOutCounts(counts), sumsWhere(counts)]
    return {
      counted: { of: counted },
      leftOut: { of: leftOut },
      settleCnt: { of: count(sql`s.settle_cnt`) },
      settleAmt: { of: money(sql`s.settle_amt`) },
      taxes: { of: money(taxes) },
      payable: { of: money(payable) },
      paidAmt: { of: money(sql`s.paid_amt`) },
      unpaidAmt: { of: money(sql`s.settle_amt - s.paid_amt`) },
      pledgedAmt: { of: money(sql`s.pledged_amt`) },
      leftAmt: { of: money(leftAmt) },
      invoicedAmt: { of: money(sql`s.invoiced_amt`) },
      uninvoicedAmt: { of: money(sql`s.settle_amt - s.invoiced_amt`) },
    }
  },
}

/** Figures over settlements. */
export const settlementFigures: Figures<SettlementFilter, By, Name> = {
  field: 'settlementStats',
  name: 'Settlement',
  what: '结算单',
  permission: 'chain:garbagecustomersales:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: SettlementStatView,
  Page: SettlementStatPage,
  spec: () => stats,
  // Settlements of the largest company; their waybills are added up as well.
  reads: 20_000,
  rows: { name: 'settlements', reads: 250 },
}
