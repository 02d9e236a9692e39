import { formatDateTime, formatMinute } from '../../../../ui/format/date'
import { formatMoney, formatQuantity, type Money } from '../../../../ui/format/decimal'
import type { Fact } from '../../../../ui/layout/Group'
import { approverOf } from '../../../company/settings'
import { durationOf, type ExcavatorRecord } from '../rows'
import { texts } from '../texts'

const { plainFields: fields } = texts
const number = (text: string | null) => text && <span className="tf-number">{text}</span>
const money = (amount: Money | null) => amount && number(texts.yuan(formatMoney(amount)))
const said = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : [])

export const measureOf = ({ scheduleWork, unitWork }: ExcavatorRecord): string | null =>
  scheduleWork && unitWork && texts.measured(formatQuantity(scheduleWork, unitWork), texts.units[unitWork])

/** What was worked, where and when. */
export const workFacts = (record: ExcavatorRecord): Fact[] => [
  [fields.projectName, record.projectName],
  [fields.staffName, record.staffName],
  [fields.startDatetime, number(formatMinute(record.startDatetime))],
  [fields.endDatetime, number(formatMinute(record.endDatetime))],
  [fields.workTime, number(durationOf(record.workTime))],
  [fields.inShiftType, texts.shifts[record.inShiftType]],
  [fields.inType, texts.inTypes[record.inType]],
  [fields.ledgerType, texts.ledgerTypes[record.ledgerType]],
  [fields.scheduleWork, number(measureOf(record))],
  [fields.address, record.address],
  [fields.ledgerRemark, record.ledgerRemark, true],
]

/** What it costs, by the prices that were kept when it was approved. */
export const moneyFacts = (record: ExcavatorRecord): Fact[] => [
  [fields.shiftPrice, money(record.shiftPrice)],
  [fields.loadPrice, money(record.loadPrice)],
  [fields.amount, money(record.amount)],
]

/** Who did what to it when; what was not done yet is left out. */
export function processFacts(record: ExcavatorRecord): Fact[] {
  const { submitBy, submitTime, createTime, auditBy, auditTime, reason } = record
  const moment = (label: string, value: string | null): Fact[] =>
    value ? [[label, number(formatDateTime(value))]] : []
  return [
    ...moment(fields.createTime, createTime),
    ...said(fields.submitBy, submitBy),
    ...moment(fields.submitTime, submitTime),
    ...said(fields.auditBy, approverOf(auditBy, record)),
    ...moment(fields.auditTime, auditTime),
    ...(reason ? [[fields.reason, reason, true] satisfies Fact] : []),
  ]
}
