import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { fleetTexts as texts } from '../texts.js'
import { captainList } from './captain.list.queries.js'
import { captainTable } from './fields.js'

/** Captains in a spreadsheet. */
export const captainSheet: ListSheet = {
  title: texts.captain,
  permission: 'chain:basedata:get',
  spec: captainList,
  filterType: 'CaptainFilter',
  sortType: 'CaptainSort',
  fields: sheetFieldsOf(captainTable),
  titles: sheetTitlesOf(captainTable),
}
