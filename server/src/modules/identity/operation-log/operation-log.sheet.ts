import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { logTexts as texts } from '../log-texts.js'
import { operationTable } from './fields.js'
import { operationList } from './operation-log.list.queries.js'

/** The operation log in a spreadsheet. */
export const operationSheet: ListSheet = {
  title: texts.OPERATION,
  permission: 'sys:log:index',
  spec: operationList,
  filterType: 'OperationLogFilter',
  sortType: 'OperationLogSort',
  fields: sheetFieldsOf(operationTable),
  titles: sheetTitlesOf(operationTable),
  units: { time: '毫秒' },
}
