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
  titles: {
    machineCode: '挖机编号',
    staffName: '挖机手',
    projectName: '项目',
    startDatetime: '开始时间',
    endDatetime: '结束时间',
    workTime: '时长（分钟）',
    ledgerType: '台账类型',
    inType: '作业类型',
    inShiftType: '班次',
    scheduleWork: '工作量',
    unitWork: '工作量单位',
    auditStatus: '审核状态',
    address: '作业地点',
    ledgerRemark: '备注',
    createTime: '上报时间',
  },
  units: { workTime: '分钟' },
}
