import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { shiftLabels, unitLabels } from '../labels.js'
import { excavatorRecordList } from './excavator-record.queries.js'
import type { ExcavatorRecordView } from './excavator-record.view.js'
import { auditStatusLabels, inTypeLabels, ledgerTypeLabels, recordsTitle } from './labels.js'

/** Work of excavators in a spreadsheet: the columns of the list page (001 §3). */
export const excavatorRecordSheet: ListSheet<ExcavatorRecordView> = {
  title: recordsTitle,
  permission: 'chain:companywaybill:get',
  spec: excavatorRecordList,
  filterType: 'ExcavatorRecordFilter',
  sortType: 'ExcavatorRecordSort',
  fields: {
    machineCode: 'text',
    staffName: 'text',
    projectName: 'text',
    startDatetime: 'datetime',
    endDatetime: 'datetime',
    workTime: 'count',
    ledgerType: told(({ ledgerType }) => ledgerTypeLabels[ledgerType]),
    inType: told(({ inType }) => inTypeLabels[inType]),
    inShiftType: told(({ inShiftType }) => shiftLabels[inShiftType]),
    scheduleWork: 'quantity',
    unitWork: told(({ unitWork }) => unitWork && unitLabels[unitWork]),
    auditStatus: told(({ auditStatus }) => auditStatusLabels[auditStatus]),
    address: 'text',
    ledgerRemark: 'text',
    createTime: 'datetime',
  },
}
