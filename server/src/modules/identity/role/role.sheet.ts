import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { roleTable } from './fields.js'
import { roleList } from './role.list.queries.js'
import { roleTexts as texts } from './texts.js'

/** Roles in a spreadsheet. */
export const roleSheet: ListSheet = {
  title: texts.sheet,
  permission: 'sys:role:index',
  spec: roleList,
  filterType: 'RoleFilter',
  sortType: 'RoleSort',
  fields: sheetFieldsOf(roleTable),
  titles: sheetTitlesOf(roleTable),
  units: { permissionCount: '项', memberCount: '人' },
}
