import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { logTexts as texts } from '../log-texts.js'
import { loginTable } from './fields.js'
import { loginList } from './login-log.list.queries.js'

/** The login log in a spreadsheet. */
export const loginSheet: ListSheet = {
  title: texts.LOGIN,
  permission: 'sys:loglogin:index',
  spec: loginList,
  filterType: 'LoginLogFilter',
  sortType: 'LoginLogSort',
  fields: sheetFieldsOf(loginTable),
  titles: sheetTitlesOf(loginTable),
}
