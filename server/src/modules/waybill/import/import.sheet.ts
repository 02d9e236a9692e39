import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { importList, tablesOf } from '../../import/index.js'
import { waybillImport } from './definition.js'
import { waybillImportTable as fields } from './fields.js'
import type { WaybillImportView } from './import.view.js'
import { importTexts as texts } from './texts.js'

/** Imports of waybills in a spreadsheet: the columns of their history. */
export const importSheet: ListSheet<WaybillImportView> = {
  title: texts.history,
  permission: waybillImport.permission,
  spec: importList(tablesOf(waybillImport)),
  filterType: 'WaybillImportFilter',
  fields: sheetFieldsOf(fields),
  // Rows are counted by outcome, each under its name.
  titles: {
    ...sheetTitlesOf(fields),
    createCount: texts.outcomes.CREATE,
    updateCount: texts.outcomes.UPDATE,
    unchangedCount: texts.outcomes.UNCHANGED,
    refusedCount: texts.outcomes.REFUSED,
  },
}
