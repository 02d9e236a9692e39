import { ticketRefundFields as fields, ticketRefundFilter } from '../../../gql/fields/ticket.generated'
import type { TicketRefundFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { oneOf } from '../../../kit/record/useRecord'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { commonTexts } from '../../../ui/texts'
import { Approver, approverOf } from '../../company/settings'
import { PictureCell, PicturePreview } from '../../waybill/picture'
import { ADD, BookingGroups, bookingTexts, projectsOf, sitesOf, soilsOf, ticketDay } from '../booking'
import { type TicketChoices, useTicketChoices } from '../form'
import { AddRefund } from './form'
import {
  AuditTicketRefundDocument,
  TicketRefundDocument,
  type TicketRefundRowFragment,
  TicketRefundsDocument,
  WithdrawTicketRefundDocument,
} from './refund.generated'
import { texts } from './texts'

type Refund = TicketRefundRowFragment

const approved = ({ status }: Refund) => status === 'APPROVED'
const countOf = ({ quantity }: Refund) => texts.tickets(formatCount(quantity))
/** Giver of the tickets: a driver, or the project itself. */
const giverOf = ({ driverName }: Refund) => driverName ?? texts.project

function aboutOf(refund: Refund): string[] {
  const { projectName, garbageName, soilType, goesTo, price } = refund
  const paid = price === null ? [] : [countOf(refund), texts.perTicket(formatMoney(price))]
  return [projectName, garbageName, soilType, fields.goesTo.codes[goesTo], ...paid]
}

function subjectOf({ refundNo, projectName, quantity, amount }: Refund): string {
  const count = formatCount(quantity)
  return amount === null
    ? texts.subject(refundNo, projectName, count)
    : texts.subjectPaid(refundNo, projectName, count, formatMoney(amount))
}

function approvedOutcome({ goesTo, projectName, garbageName, soilType, quantity }: Refund): string {
  const tell = goesTo === 'COMPANY' ? texts.toCompany : texts.toSupplier
  return tell(projectName, garbageName, soilType, formatCount(quantity))
}

export const columns = columnsOf<Refund>()(fields, {
  refundNo: { width: 150, pin: 'start', rowHeader: true },
  status: 100,
  projectName: 190,
  garbageName: 170,
  soilType: 90,
  quantity: { width: 90, unit: bookingTexts.sheets },
  goesTo: 130,
  price: { width: 112, cell: ({ price }) => <Price value={price} unit="TICKET" /> },
  amount: { width: 120, unit: commonTexts.yuan },
  refundedAt: 150,
  driverName: { width: 110, cell: giverOf },
  applyName: 90,
  applyDatetime: 150,
  auditName: {
    width: 120,
    cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOff: hidden(150),
  auditDatetime: hidden(160),
  reason: 160,
  picture: { width: 80, cell: ({ picture }) => <PictureCell name={fields.picture.label} field={picture} /> },
  remark: 160,
})

const search = searchOf<TicketRefundFilter, TicketChoices>()(ticketRefundFilter, {
  refundNo: true,
  projectInfoId: { label: fields.projectName.label, choices: projectsOf },
  status: true,
  refundedAt: { workDay: ticketDay },
  garbageId: { label: fields.garbageName.label, choices: sitesOf },
  soilType: { choices: soilsOf },
  goesTo: true,
  applyName: true,
  applyDatetime: true,
  fourEyesOff: true,
})

/** Approval or rejection; only a rejection needs a reason. */
const audit = (approve: boolean) =>
  commandOf(AuditTicketRefundDocument, ({ id, version }: Refund, reason) => ({
    id,
    version,
    approve,
    reason: reason || null,
  }))

const refunds = recordKind<Refund>()({
  texts,
  param: 'refund',
  nameOf: ({ refundNo }) => refundNo,
  list: {
    id: 'ticket-refunds',
    document: TicketRefundsDocument,
    pick: (data) => data.ticketRefunds,
    columns,
    card: {
      state: 'status',
      facts: ['projectName', 'garbageName', 'soilType', 'goesTo', 'refundedAt', 'applyName'],
      amount: 'quantity',
    },
    search,
    useChoices: useTicketChoices,
    sort: [{ field: 'REFUNDED_AT', direction: 'DESC' }],
    exported: 'TICKET_REFUNDS',
    // Refunds that are not approved have moved no ticket.
    sums: [
      {
        label: texts.approved,
        kind: 'count',
        unit: bookingTexts.sheets,
        total: ({ quantity }) => quantity,
        of: (row) => (approved(row) ? row.quantity : null),
      },
      {
        ...fields.amount,
        unit: commonTexts.yuan,
        total: ({ amount }) => amount,
        of: (row) => (approved(row) ? row.amount : null),
      },
      { label: texts.pending, kind: 'count', unit: texts.cases, total: ({ pending }) => pending },
    ],
    selectionSums: ['quantity'],
  },
  Around: PicturePreview,
  one: oneOf(TicketRefundDocument, (data) => data.ticketRefund),
  head: (row) => ({
    state: <CodeBadge field={fields.status} value={row.status} />,
    amount: row.amount === null ? countOf(row) : texts.yuan(formatMoney(row.amount)),
    about: aboutOf(row),
  }),
  Detail: ({ row }) => (
    <BookingGroups
      row={row}
      ledger="refundId"
      process={
        <FactsOf
          title={texts.process}
          fields={fields}
          of={row}
          facts={[
            'applyName',
            'applyDatetime',
            row.auditDatetime && [fields.auditName.label, approverOf(row.auditName, row)],
            row.auditDatetime && 'auditDatetime',
            row.auditDatetime && row.reason && 'reason',
          ]}
        />
      }
    >
      <FactsOf
        title={bookingTexts.basic}
        fields={fields}
        of={row}
        facts={['refundedAt', [fields.driverName.label, giverOf(row)], 'remark']}
      />
    </BookingGroups>
  ),
  verbs: {
    verbs: {
      approve: {
        label: texts.approve,
        command: audit(true),
        reason: { title: texts.titles.approve, label: texts.opinion, optional: true, outcome: approvedOutcome },
      },
      reject: {
        label: texts.reject,
        danger: true,
        command: audit(false),
        reason: { title: texts.titles.reject, label: texts.rejectReason, outcome: () => texts.rejected },
      },
      withdraw: {
        label: texts.withdraw,
        danger: true,
        command: commandOf(WithdrawTicketRefundDocument, ({ id }: Refund, reason) => ({ id, reason: reason || null })),
        reason: {
          title: texts.titles.withdraw,
          label: texts.withdrawReason,
          optional: true,
          outcome: () => texts.withdrawn,
        },
      },
    },
    of: ({ status }) => (status === 'PENDING' ? ['approve', 'reject', 'withdraw'] : []),
    first: ({ status }) => (status === 'PENDING' ? 'approve' : null),
    about: subjectOf,
    inline: true,
    width: 196,
    changes: ['TicketRefund', 'TicketEntry', 'TicketCompanyStock', 'TicketStock', 'TicketDriverStock'],
  },
  addPermission: ADD,
  Add: AddRefund,
})

/** 退票: refunds of projects, which take an approval. */
export default function RefundPage() {
  return <RecordListPage kind={refunds} />
}
