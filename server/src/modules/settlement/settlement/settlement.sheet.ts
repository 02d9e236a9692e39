import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { sql } from '../../../kernel/sql/sql.js'
import { sheetTitles } from '../labels.js'
import { settlementTable } from './fields.js'
import { settlementList } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'

const payee = sql`(select y.name from payee y where y.company_id = s.company_id and y.id = s.payee_id)`

/** Settlements in a spreadsheet: the columns of the list page (000 §3). */
export const settlementSheet: ListSheet<SettlementView & { payee: string | null }> = {
  title: sheetTitles.settlements,
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...settlementList,
    columns: { ...settlementList.columns, payee },
    needs: { company: ['companyAuthName'] },
  },
  filterType: 'SettlementFilter',
  sortType: 'SettlementSort',
  fields: sheetFieldsOf(settlementTable),
  titles: sheetTitlesOf(settlementTable),
}
