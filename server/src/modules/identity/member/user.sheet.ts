import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { userTable } from './fields.js'
import { memberTexts as texts } from './texts.js'
import { userList } from './user.list.queries.js'

/** The people of a company in a spreadsheet. */
export const userSheet: ListSheet = {
  title: texts.user,
  permission: 'sys:user:index',
  spec: userList,
  filterType: 'UserFilter',
  sortType: 'UserSort',
  fields: sheetFieldsOf(userTable),
  titles: sheetTitlesOf(userTable),
}
