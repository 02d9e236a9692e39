import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { importList, importTexts, tablesOf } from '../../import/index.js'
import { waybillImport } from './definition.js'
import type { WaybillImportView } from './import.view.js'
import { importTexts as texts } from './texts.js'

/** Imports of waybills in a spreadsheet: the columns of their history. */
export const importSheet: ListSheet<WaybillImportView> = {
  title: texts.history,
  permission: waybillImport.permission,
  spec: importList(tablesOf(waybillImport)),
  filterType: 'WaybillImportFilter',
  fields: {
    fileName: 'text',
    status: told(({ status }) => importTexts.statuses[status]),
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
  titles: {
    fileName: '文件',
    status: '状态',
    createTime: '上传时间',
    createBy: '导入人',
    total: '行数',
    createCount: '新增',
    updateCount: '更新',
    unchangedCount: '无变化',
    refusedCount: '拒绝',
    pendingCount: '未执行',
    commitTime: '确认时间',
    finishTime: '结束时间',
    expireTime: '保留至',
  },
}
