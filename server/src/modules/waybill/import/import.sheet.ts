import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { importList } from './import.queries.js'
import { NEEDED } from './import.rules.js'
import type { WaybillImportView } from './import.view.js'
import { importTexts as texts } from './texts.js'

/** Imports of waybills in a spreadsheet: the columns of their history. */
export const importSheet: ListSheet<WaybillImportView> = {
  title: texts.history,
  permission: NEEDED,
  spec: importList,
  filterType: 'WaybillImportFilter',
  fields: {
    fileName: 'text',
    status: told(({ status }) => texts.statuses[status]),
    createTime: 'datetime',
    createBy: 'text',
    total: 'count',
    createCount: 'count',
    updateCount: 'count',
    unchangedCount: 'count',
    refusedCount: 'count',
    pendingCount: 'count',
    commitTime: 'datetime',
    finishTime: 'datetime',
    expireTime: 'datetime',
  },
}
