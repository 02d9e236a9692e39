import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { soilTable } from './fields.js'
import { soilList } from './soil.list.queries.js'

/** Soils in a spreadsheet. */
export const soilSheet: ListSheet = {
  title: soilTable.name.label,
  permission: 'chain:basedata:get',
  spec: soilList,
  filterType: 'SoilFilter',
  sortType: 'SoilSort',
  fields: sheetFieldsOf(soilTable),
  titles: sheetTitlesOf(soilTable),
  units: { tonsPerCubic: '吨' },
}
