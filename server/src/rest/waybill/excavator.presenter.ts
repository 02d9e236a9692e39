import { z } from 'zod'
import { auditStatus, inType, ledgerType, shiftType, workUnit } from '../codes.js'
import { coded, flag, moment, number, rowOf, same } from '../rows.js'
import { count, decimalOrNull, text, textOrNull, time, zeroOrOne } from '../shapes.js'

/** An excavator's work record with every field of 001 §3. */
const record = rowOf({
  id: [z.string(), same('id')],
  companyAuthId: [z.string(), same('companyAuthId')],
  projectInfoId: [z.string(), same('projectId')],
  projectName: [text('项目'), same('projectName')],
  machineId: [z.string(), same('machineId')],
  machineCode: [text('挖机编号'), same('machineCode')],
  inStaffId: [z.string(), same('staffId')],
  staffName: [text('挖机手'), same('staffName')],
  ledgerType: [ledgerType.shape, coded('ledgerType', ledgerType)],
  auditStatus: [auditStatus.shape, coded('auditStatus', auditStatus)],
  inShiftType: [shiftType.shape, coded('inShiftType', shiftType)],
  inType: [inType.shape, coded('inType', inType)],
  scheduleWork: [decimalOrNull('工作量'), number('scheduleWork')],
  unitWork: [workUnit.shape.nullable(), coded('unitWork', workUnit)],
  address: [textOrNull('作业地点'), same('address')],
  startDatetime: [time('开始时间'), moment('startDatetime')],
  endDatetime: [time('结束时间'), moment('endDatetime')],
  workTime: [count('工作时长，分钟'), same('workTime')],
  isDel: [zeroOrOne('是否已删除'), flag('isDel')],
  ledgerRemark: [textOrNull('备注'), same('ledgerRemark')],
  searchDate: [text('查询日期，即开始的日期，yyyy-MM-dd'), same('searchDate')],
  createTime: [time('上报时间'), moment('createTime')],
})

export const recordShape = record.shape
export const recordRow = record.row
