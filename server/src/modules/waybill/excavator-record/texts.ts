import { moveTexts } from '../../../kernel/values/texts.js'
import { recordTable } from './fields.js'

export const recordsTitle = '挖机工时'

/** The Chinese texts of excavators' work, from its report to its review. */
export const excavatorTexts = {
  what: recordsTitle,
  moves: {
    update: moveTexts.edit,
    withdraw: moveTexts.withdraw,
    startReview: '开始审核',
    approve: moveTexts.approve,
    reject: moveTexts.reject,
  },
  titles: {
    submit: '上报挖机工时',
    update: '修改挖机工时',
    withdraw: '撤回挖机工时',
    startReview: '开始审核挖机工时',
    approve: '审核通过挖机工时',
    reject: '驳回挖机工时',
  },
  otherProject: '无权查看的项目',
  machineMissing: `请选择${recordTable.machineCode.label}`,
  machineUnknown: (code: string) => `没有可用的挖机${code}`,
  operatorMissing: `请输入${recordTable.staffName.label}，这台挖机没有登记操作手`,
  workMissing: `计量的工时须填写${recordTable.scheduleWork.label}和${recordTable.unitWork.label}`,
  workHalf: `${recordTable.scheduleWork.label}和${recordTable.unitWork.label}须一起填写`,
  workZero: `${recordTable.scheduleWork.label}须大于0`,
  unit: `${recordTable.unitWork.label}须为车或方`,
  wholeTrucks: '车数须为整数',
  endsFirst: `${recordTable.endDatetime.label}须晚于${recordTable.startDatetime.label}`,
  tooLong: '一次工时最长24小时',
  ledgerType: `请选择${recordTable.ledgerType.label}`,
  inType: `请选择${recordTable.inType.label}`,
  shift: `${recordTable.inShiftType.label}有误`,
} as const
