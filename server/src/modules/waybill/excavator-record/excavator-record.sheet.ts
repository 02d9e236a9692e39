import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { excavatorRecordList } from './excavator-record.queries.js'
import type { ExcavatorRecordView } from './excavator-record.view.js'
import { recordTable } from './fields.js'
import { recordsTitle } from './labels.js'

/** Work of excavators in a spreadsheet: the columns of the list page (001 §3). */
export const excavatorRecordSheet: ListSheet<ExcavatorRecordView> = {
  title: recordsTitle,
  permission: 'chain:companywaybill:get',
  spec: excavatorRecordList,
  filterType: 'ExcavatorRecordFilter',
  sortType: 'ExcavatorRecordSort',
  fields: sheetFieldsOf(recordTable),
  titles: { ...sheetTitlesOf(recordTable), workTime: `${recordTable.workTime.label}（分钟）` },
  units: { workTime: '分钟' },
}
