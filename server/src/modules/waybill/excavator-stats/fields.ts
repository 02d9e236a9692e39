import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { recordTable } from '../excavator-record/fields.js'
import { groupTable as waybillGroups } from '../stats/fields.js'

const nullable = { nullable: true } as const
const begun = unitFieldsOf(recordTable.startDatetime)
const { label, kind } = recordTable.scheduleWork

/** Fields by which records of work are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  ...pick(waybillGroups, 'projectInfoId'),
  machineId: { ...recordTable.machineId, ...nullable },
  machineCode: { ...recordTable.machineCode, ...nullable },
  staffName: { ...recordTable.staffName, ...nullable },
  ledgerType: { ...recordTable.ledgerType, ...nullable },
  auditStatus: { ...recordTable.auditStatus, ...nullable },
  inShiftType: { ...recordTable.inShiftType, ...nullable },
  inType: { ...recordTable.inType, ...nullable },
  unitWork: recordTable.unitWork,
  address: recordTable.address,
  submitBy: recordTable.submitBy,
  auditBy: recordTable.auditBy,
  day: begun.day,
  month: begun.month,
  year: begun.year,
  auditOwn: { ...recordTable.auditOwn, ...nullable },
  fourEyesOff: recordTable.fourEyesOff,
} as const satisfies Record<string, Field>

/** Sums of a group: those of the list's own summary, the work by its unit, and what nobody has a price for. */
export const measureTable = {
  counted: leftOutTable.counted,
  workTime: recordTable.workTime,
  amount: { label: recordTable.amount.label, kind: 'money' },
  trucks: { label: `${label}（车）`, kind },
  cubic: { label: `${label}（方）`, kind },
  unpriced: { label: '已通过而没有金额的条数', kind: 'count' },
  phaseCost: {
    label: '分期口径的机械费用',
    kind: 'money',
    ...nullable,
    note: '，与项目成本同一口径；没有按分期查询的为空',
  },
} as const satisfies Record<string, Field>
