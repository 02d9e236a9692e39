import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { fleetTexts as texts } from '../texts.js'
import { machineTable } from './fields.js'
import { machineList } from './machine.list.queries.js'

/** Machines in a spreadsheet. */
export const machineSheet: ListSheet = {
  title: texts.machine,
  permission: 'chain:basedata:get',
  spec: machineList,
  filterType: 'MachineFilter',
  sortType: 'MachineSort',
  fields: sheetFieldsOf(machineTable),
  titles: sheetTitlesOf(machineTable),
  units: { loadPrice: '元/车', shiftCost: '元/台班' },
}
