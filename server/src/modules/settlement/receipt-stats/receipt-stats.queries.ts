import { addedUp, leftOutCounts, sumsWhere } from '../../../kernel/list/left-out.js'
import type { StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { ReceiptStatus } from '../enums.js'
import { receiptList } from '../receipt/receipt.queries.js'
import type { ReceiptFilter } from '../receipt/receipt.view.js'
import { groupTable, measureTable } from './fields.js'
import { groupedBy, measuredIn, ReceiptStatPage, ReceiptStatView } from './receipt-stats.view.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const at = sql`r.created_at`
const fields = { ...groupTable, ...measureTable }

const stats: StatsSpec<ReceiptFilter, By, Name> = {
  list: receiptList,
  fields,
  at: sql`r.give_datetime`,
  dimensions: {
    status: { column: 'status' },
    isSettle: { column: 'isSettle' },
    captainId: { of: sql`r.captain_id` },
    giveCardUserId: { column: 'giveCardUserId' },
    createBy: { column: 'createBy' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    createDay: { step: 'day', at },
    createMonth: { step: 'month', at },
    createYear: { step: 'year', at },
  },
  measures: (filter) => {
    const counts = addedUp(filter, sql`r.status`, [ReceiptStatus.VOIDED])
    const [{ counted, leftOut }, { count }] = [leftOutCounts(counts), sumsWhere(counts)]
    return {
      counted: { of: counted },
      leftOut: { of: leftOut },
      cardCount: { of: count(sql`r.card_count`) },
      giveCardCnt: { of: count(sql`r.give_card_cnt`) },
      settleAbleCount: { of: count(sql`o.settleable`), join: 'open' },
      updateWaybillsCount: { of: count(sql`o.under_review`), join: 'open' },
    }
  },
}

/** Figures over receipts. */
export const receiptFigures: Figures<ReceiptFilter, By, Name> = {
  field: 'receiptStats',
  name: 'Receipt',
  what: '交卡回执单',
  permission: 'chain:garbagecustomersales:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: ReceiptStatView,
  Page: ReceiptStatPage,
  spec: () => stats,
  // Receipts of the largest company; waybills on their open cards are looked at where these are asked for.
  reads: (_, asked) => (OF_OPEN.some((name) => asked.has(`records.${name}`)) ? 40_000 : 10_000),
  rows: { name: 'receipts', reads: 250 },
}
const OF_OPEN: readonly Name[] = ['settleAbleCount', 'updateWaybillsCount']
