import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { logTexts as texts } from '../log-texts.js'
import { deletionTable } from './fields.js'
import { deletionList } from './log-deletion.queries.js'

/** Deletions from the logs in a spreadsheet. */
export const deletionSheet: ListSheet = {
  title: texts.deletions,
  permission: 'sys:log:index',
  spec: deletionList,
  filterType: 'LogDeletionFilter',
  sortType: 'LogDeletionSort',
  fields: sheetFieldsOf(deletionTable),
  titles: sheetTitlesOf(deletionTable),
}
