import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { fleetTexts as texts } from '../texts.js'
import { driverList } from './driver.list.queries.js'
import { driverTable } from './fields.js'

/** Drivers in a spreadsheet. */
export const driverSheet: ListSheet = {
  title: texts.driver,
  permission: 'chain:basedata:get',
  spec: driverList,
  filterType: 'DriverFilter',
  sortType: 'DriverSort',
  fields: sheetFieldsOf(driverTable),
  titles: sheetTitlesOf(driverTable),
}
