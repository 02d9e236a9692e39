import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { basePayeeList } from './base-payee.list.queries.js'
import { basePayeeTable as table } from './fields.js'

/** Payees in a spreadsheet. */
export const basePayeeSheet: ListSheet = {
  title: table.payeeName.label,
  permission: 'chain:basedata:get',
  spec: basePayeeList,
  filterType: 'BasePayeeFilter',
  sortType: 'BasePayeeSort',
  fields: sheetFieldsOf(table),
  titles: sheetTitlesOf(table),
}
