import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { fleetTexts as texts } from '../texts.js'
import { truckTable } from './fields.js'
import { truckList } from './truck.list.queries.js'

/** Trucks in a spreadsheet. */
export const truckSheet: ListSheet = {
  title: texts.truck,
  permission: 'chain:basedata:get',
  spec: truckList,
  filterType: 'TruckFilter',
  sortType: 'TruckSort',
  fields: sheetFieldsOf(truckTable),
  titles: sheetTitlesOf(truckTable),
  units: { volumeCubic: '方', capacityTons: '吨' },
}
