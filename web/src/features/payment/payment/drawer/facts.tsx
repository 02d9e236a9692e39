import { formatDateTime } from '../../../../ui/format/date'
import type { Fact } from '../../../../ui/layout/Group'
import { approverOf } from '../../../company/settings'
import { accountOf } from '../rows'
import { texts } from '../texts'
import type { PaymentQuery } from './drawer.generated'

export type Detail = NonNullable<PaymentQuery['payment']>

const { fields } = texts
const number = (text: string | null) => text && <span className="tf-number">{text}</span>

/** To whom and to which account; what he has by now, where that is another one. */
export function payeeFacts(payment: Detail): Fact[] {
  const { payeeName, carrierName, payee, status } = payment
  const account = accountOf(payment)
  const now = payee && accountOf(payee)
  const open = status !== 'PAID' && status !== 'RETURNED' && status !== 'REVERSED'
  // A draft has none of its own yet.
  const note = payment.accountNote ?? (open ? payee?.accountNote : null)
  const changed: Fact[] =
    open && now && now !== account ? [[texts.accountNow, <strong key="now">{now}</strong>, true]] : []
  return [
    [fields.payeeName, payeeName],
    [fields.carrierName, carrierName],
    [fields.bindingBankNo, number(payment.bindingBankNo)],
    [fields.bindingBankName, payment.bindingBankName],
    ...(note ? [[fields.accountNote, <strong key="note">{note}</strong>, true] satisfies Fact] : []),
    [texts.contract, payee ? (payee.status ? texts.signed : texts.unsigned) : texts.noPayee],
    ...changed,
  ]
}

export const payFacts = ({ paymentDate, tradeNo, remark, reason }: Detail): Fact[] => [
  [fields.paymentDate, number(paymentDate)],
  [fields.tradeNo, number(tradeNo)],
  [fields.remark, remark, true],
  ...(reason ? [[fields.reason, reason, true] satisfies Fact] : []),
]

/** Who did what to it when; what was not done yet is left out. */
export function processFacts(payment: Detail): Fact[] {
  const { createBy, createTime, submitTime, auditBy, auditTime, payBy, payTime, undoBy, undoTime } = payment
  const step = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : [])
  const moment = (label: string, value: string | null): Fact[] =>
    value ? [[label, number(formatDateTime(value))]] : []
  return [
    ...step(fields.createBy, createBy),
    ...moment(fields.createTime, createTime),
    ...moment(fields.submitTime, submitTime),
    ...step(fields.auditBy, approverOf(auditBy, payment)),
    ...moment(fields.auditTime, auditTime),
    ...step(fields.payBy, payBy),
    ...moment(fields.payTime, payTime),
    ...step(fields.undoBy, undoBy),
    ...moment(fields.undoTime, undoTime),
  ]
}
