import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ofProjects } from '../permissions.js'
import { baseProjectList } from './base-project.list.queries.js'
import { baseProjectTable as table } from './fields.js'

/** Projects in a spreadsheet. */
export const baseProjectSheet: ListSheet = {
  title: table.projectName.label,
  permission: ofProjects.get,
  spec: baseProjectList,
  filterType: 'BaseProjectFilter',
  sortType: 'BaseProjectSort',
  fields: sheetFieldsOf(table),
  titles: sheetTitlesOf(table),
}
