import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { reasonOf, logTexts as texts } from '../log-texts.js'
import { operationTable } from './fields.js'
import { operationList } from './operation-log.list.queries.js'

interface Line {
  exception: string | null
}

/** The operation log in a spreadsheet. */
export const operationSheet: ListSheet<Line> = {
  title: texts.OPERATION,
  permission: 'sys:log:index',
  spec: operationList,
  filterType: 'OperationLogFilter',
  sortType: 'OperationLogSort',
  fields: { ...sheetFieldsOf(operationTable), exception: told(({ exception }: Line) => reasonOf(exception)) },
  titles: sheetTitlesOf(operationTable),
  units: { time: '毫秒' },
}
