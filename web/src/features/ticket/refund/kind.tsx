import { formatMinute } from '../../../ui/format/date'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import type { Fact } from '../../../ui/layout/Group'
import { approverOf } from '../../company/settings'
import { type BookingKind, timeFact, useBooking } from '../booking'
import { RefundBadge } from './badges'
import { TicketRefundDocument } from './refund.generated'
import type { Refund, Verb } from './rows'
import { texts } from './texts'

const { fields } = texts
const countOf = (row: Refund) => texts.tickets(formatCount(row.quantity))

function processOf(refund: Refund): Fact[] {
  const { applyName, applyDatetime, auditName, auditDatetime, reason } = refund
  const applied: Fact[] = [
    [fields.applyName, applyName],
    [fields.applyDatetime, timeFact(applyDatetime)],
  ]
  if (!auditDatetime) return applied
  return [
    ...applied,
    [fields.auditName, approverOf(auditName, refund)],
    [fields.auditDatetime, timeFact(auditDatetime)],
    ...(reason ? [[fields.reason, reason, true] satisfies Fact] : []),
  ]
}

function aboutOf(refund: Refund): string[] {
  const { projectName, garbageName, soilType, goesTo, price } = refund
  const paid = price === null ? [] : [countOf(refund), texts.perTicket(formatMoney(price))]
  return [projectName, garbageName, soilType, texts.goals[goesTo], ...paid]
}

/** What a refund says of itself; what waits is approved, rejected or withdrawn. */
export const kind: BookingKind<Refund, Verb> = {
  texts,
  param: 'refund',
  useOne: (id) => useBooking(TicketRefundDocument, id, (data) => data.ticketRefund),
  verbs: {
    names: ['approve', 'reject', 'withdraw'],
    labels: texts,
    looks: { approve: 'solid' },
    open: ({ status }) => status === 'PENDING',
    width: 196,
  },
  numberOf: (row) => row.refundNo,
  stateOf: (row) => <RefundBadge status={row.status} />,
  amountOf: (row) => (row.amount === null ? countOf(row) : texts.yuan(formatMoney(row.amount))),
  aboutOf,
  factsOf: (row) => [
    [fields.refundedAt, timeFact(row.refundedAt)],
    [fields.driverName, row.driverName ?? texts.project],
    [fields.remark, row.remark, true],
  ],
  process: texts.process,
  processOf,
  ledger: 'refundId',
  cardOf: (row) => ({
    facts: [
      row.projectName,
      `${row.garbageName} · ${row.soilType}`,
      texts.goals[row.goesTo],
      formatMinute(row.refundedAt),
      row.applyName,
    ],
    amount: countOf(row),
  }),
}
