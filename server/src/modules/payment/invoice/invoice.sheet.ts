import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { invoiceTable } from './fields.js'
import { invoiceList } from './invoice.list.queries.js'
import type { InvoiceView } from './invoice.view.js'
import { invoiceTexts as texts } from './texts.js'

/** Invoices in a spreadsheet: the columns of the list page. */
export const invoiceSheet: ListSheet<InvoiceView> = {
  title: texts.invoice,
  permission: 'chain:companypayment:get',
  spec: invoiceList,
  filterType: 'InvoiceFilter',
  sortType: 'InvoiceSort',
  fields: sheetFieldsOf(invoiceTable),
  titles: sheetTitlesOf(invoiceTable),
}
