import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ofProjects } from '../permissions.js'
import { phaseTable as table } from './fields.js'
import { phaseList } from './phase.list.queries.js'

/** Phases in a spreadsheet. */
export const phaseSheet: ListSheet = {
  title: table.phaseName.label,
  permission: ofProjects.get,
  spec: phaseList,
  filterType: 'ProjectPhaseFilter',
  sortType: 'ProjectPhaseSort',
  fields: sheetFieldsOf(table),
  titles: sheetTitlesOf(table),
}
