import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { reconciliationRowTable as rowTable, reconciliationTable as table } from './fields.js'
import { differenceLabels } from './labels.js'
import { reconciliationList, reconciliationRowList } from './reconciliation.list.queries.js'
import type { TicketReconciliationRowView, TicketReconciliationView } from './reconciliation.view.js'
import { reconciliationTexts as texts } from './texts.js'

/** Reconciliations in a spreadsheet. */
export const reconciliationSheet: ListSheet<TicketReconciliationView> = {
  title: texts.reconciliation,
  permission: 'chain:companyticket:get',
  spec: reconciliationList,
  filterType: 'TicketReconciliationFilter',
  sortType: 'TicketReconciliationSort',
  fields: sheetFieldsOf(table),
  titles: sheetTitlesOf(table),
  units: { toleranceMinutes: '分钟' },
}

/** What both sides have written, row by row. */
export const reconciliationRowSheet: ListSheet<TicketReconciliationRowView> = {
  title: texts.rows,
  permission: 'chain:companyticket:get',
  spec: reconciliationRowList,
  filterType: 'TicketReconciliationRowFilter',
  sortType: 'TicketReconciliationRowSort',
  fields: {
    ...sheetFieldsOf(rowTable),
    differences: told(({ differences }) => differences.map((one) => differenceLabels[one]).join('、')),
  },
  titles: { ...sheetTitlesOf(rowTable), differences: texts.differences },
}
