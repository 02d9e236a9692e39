import { pick, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import { sheetTitles } from '../labels.js'
import { scanList } from './scan.queries.js'

const shown = pick(
  cardTable,
  ...(['cardNo', 'cardType', 'captainName', 'waybillsCount', 'settleAbleCount', 'updateWaybillsCount'] as const),
  ...(['giveCardDatetime', 'giveCardUserId', 'payee', 'settleAmount', 'giveCardNo'] as const),
)

/** The clerk's scan list in a spreadsheet: the columns of the scanning page (000 §3). */
export const scanSheet: ListSheet<CardView> = {
  title: sheetTitles.scans,
  label: '本人的扫卡列表',
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...scanList,
    joins: {
      ...scanList.joins,
      payee: sql`left join payee y on y.company_id = k.company_id and y.id = k.give_payee_id`,
    },
    columns: { ...scanList.columns, payeeName: { sql: sql`y.name`, join: 'payee' } },
  },
  filterType: 'CardFilter',
  fields: sheetFieldsOf(shown),
  titles: sheetTitlesOf(shown),
}
