import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { priceTexts as texts } from '../texts.js'
import { projectPriceTable } from './fields.js'
import { projectPriceList } from './project-price.list.queries.js'

/** Prices of projects in a spreadsheet. */
export const projectPriceSheet: ListSheet = {
  title: texts.projectPrice,
  permission: 'chain:basedata:get',
  spec: projectPriceList,
  filterType: 'ProjectPriceFilter',
  sortType: 'ProjectPriceSort',
  fields: sheetFieldsOf(projectPriceTable),
  titles: sheetTitlesOf(projectPriceTable),
}
