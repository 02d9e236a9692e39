import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { paymentFields as fields, paymentFilter } from '../../../gql/fields/payment.generated'
import type { PaymentFilter, PaymentStatus } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatCount, formatMoney, type Money } from '../../../ui/format/decimal'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { commonTexts } from '../../../ui/texts'
import { Approver } from '../../company/settings'
import { lackingNote } from '../../settlement/paper'
import { AddDrawer, EditDrawer } from './form'
import { PaymentDetail } from './looks'
import { PayDialog } from './PayDialog'
import { ADD } from './pay'
import {
  ApprovePaymentDocument,
  DeletePaymentDocument,
  KnownPaymentsDocument,
  PaymentsDocument,
  ReturnPaymentDocument,
  ReversePaymentDocument,
  SendBackPaymentDocument,
  SettlementsOfPaymentDocument,
  SubmitPaymentDocument,
  WithdrawPaymentDocument,
} from './payment.generated'
import { aboutOf, type Payment, payment, settlementCount, settlementIdsOf } from './rows'
import { texts } from './texts'

export const columns = columnsOf<Payment>()(fields, {
  paymentNo: { width: 124, pin: 'start', rowHeader: true },
  status: 86,
  payeeName: 78,
  bindingBankNo: {
    width: 150,
    cell: ({ bindingBankNo, bindingBankName }) => (
      <span className="tf-number" data-tip={bindingBankName}>
        {bindingBankNo}
      </span>
    ),
  },
  amt: 100,
  settleNos: 118,
  waybillCnt: 62,
  paymentDate: 92,
  createBy: 66,
  auditBy: { width: 66, cell: (row) => <Approver name={row.auditBy} of={row} ownTip={texts.auditedOwn} /> },
  fourEyesOff: hidden(150),
  payBy: 66,
  createTime: hidden(134),
  carrierName: hidden(120),
  bindingBankName: hidden(180),
  accountNote: hidden(180),
  tradeNo: hidden(160),
  submitTime: hidden(134),
  auditTime: hidden(134),
  payTime: hidden(134),
  undoBy: hidden(110),
  undoTime: hidden(134),
  reason: hidden(180),
  remark: hidden(180),
})

const search = searchOf<PaymentFilter>()(paymentFilter, {
  paymentNo: true,
  payeeName: true,
  settleNo: true,
  status: true,
  paymentDate: true,
  createTime: true,
  tradeNo: true,
  createBy: true,
  fourEyesOff: true,
  paymentNos: { label: texts.paymentNos },
})

function MissingPayments({ filters: { paymentNos = [] } }: { filters: { paymentNos?: string[] } }) {
  const skip = paymentNos.length === 0
  const { data } = useQuery(KnownPaymentsDocument, { variables: { paymentNos }, skip })
  const known = skip ? undefined : data?.payments.records.map((row) => row.paymentNo)
  return <MissingNumbers wanted={paymentNos} known={known} title={texts.notFound} />
}

/** Amount that a payment in one of these states adds to a sum. */
const standing =
  (...statuses: PaymentStatus[]) =>
  ({ status, amt }: Payment): Money | null =>
    statuses.includes(status) ? amt : null

/** Papers that its settlements lack, shown even where the company does not require papers. */
async function lackingOf({ id }: Payment, client: ApolloClient) {
  const asked = { query: SettlementsOfPaymentDocument, variables: { id }, fetchPolicy: 'no-cache' } as const
  const { data } = await client.query(asked)
  return lackingNote(client, data ? settlementIdsOf(data) : [])
}

const beside = (text: string, note: ReactNode) => (
  <>
    {text}
    {note}
  </>
)

type Verb = keyof typeof texts.verbs

/** Verbs of a payment by state; the first one is the next step. */
const verbsOf: Record<PaymentStatus, readonly Verb[]> = {
  DRAFT: ['submit', 'edit', 'delete'],
  SUBMITTED: ['approve', 'sendBack', 'withdraw', 'delete'],
  APPROVED: ['pay', 'sendBack', 'withdraw', 'delete'],
  PAID: ['giveBack', 'reverse'],
  RETURNED: [],
  REVERSED: [],
}

const reasonOf = (verb: keyof typeof texts.reasonTitles) => ({
  title: texts.reasonTitles[verb],
  label: texts.reasonLabels[verb],
  outcome: () => texts.outcomes[verb],
})

const payments = recordKind<Payment>()({
  texts,
  param: 'payment',
  nameOf: ({ paymentNo }) => paymentNo,
  list: {
    id: 'payments',
    document: PaymentsDocument,
    pick: (data) => data.payments,
    columns,
    card: { state: 'status', facts: ['payeeName', 'settleNos'], amount: 'amt' },
    search,
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    exported: 'PAYMENTS',
    // Money that was returned is in none of these sums.
    sums: [
      {
        ...fields.amt,
        unit: commonTexts.yuan,
        total: ({ amt }) => amt,
        of: standing('DRAFT', 'SUBMITTED', 'APPROVED', 'PAID'),
      },
      {
        label: texts.paid,
        kind: 'money',
        unit: commonTexts.yuan,
        total: ({ paidAmt }) => paidAmt,
        of: standing('PAID'),
      },
      {
        label: texts.waiting,
        kind: 'money',
        unit: commonTexts.yuan,
        total: ({ waitingAmt }) => waitingAmt,
        of: standing('SUBMITTED', 'APPROVED'),
      },
    ],
    selectionSums: ['amt'],
    selectsAll: true,
    Banner: MissingPayments,
  },
  one: payment,
  width: 760,
  head: (row) => {
    const count = settlementCount(row)
    const settlements = count > 1 ? texts.sheets(formatCount(count)) : row.settleNos
    return {
      state: <CodeBadge field={fields.status} value={row.status} />,
      amount: texts.yuan(formatMoney(row.amt)),
      about: [row.payeeName, texts.trips(formatCount(row.waybillCnt)), settlements],
    }
  },
  Detail: PaymentDetail,
  verbs: {
    verbs: {
      submit: {
        label: texts.verbs.submit,
        command: commandOf(SubmitPaymentDocument),
        // Asks only where papers are missing.
        ask: async (row, client) => {
          const lacking = await lackingOf(row, client)
          if (!lacking) return null
          const about = beside(texts.submitAbout(aboutOf(row)), lacking)
          return { title: texts.submitTitle, content: texts.submitQuestion, about }
        },
      },
      edit: { label: texts.verbs.edit, opens: 'edit' },
      approve: {
        label: texts.verbs.approve,
        command: commandOf(ApprovePaymentDocument),
        ask: async (row, client) => ({
          title: texts.approveTitle,
          content: texts.approveQuestion,
          about: beside(texts.approveAbout(aboutOf(row)), await lackingOf(row, client)),
        }),
      },
      pay: { label: texts.verbs.pay, Dialog: PayDialog },
      withdraw: { label: texts.verbs.withdraw, command: commandOf(WithdrawPaymentDocument) },
      sendBack: {
        label: texts.verbs.sendBack,
        command: commandOf(SendBackPaymentDocument),
        reason: reasonOf('sendBack'),
      },
      giveBack: {
        label: texts.verbs.giveBack,
        command: commandOf(ReturnPaymentDocument),
        reason: reasonOf('giveBack'),
      },
      reverse: {
        label: texts.verbs.reverse,
        danger: true,
        command: commandOf(ReversePaymentDocument),
        reason: reasonOf('reverse'),
      },
      delete: {
        label: texts.verbs.delete,
        danger: true,
        removes: true,
        command: commandOf(DeletePaymentDocument),
        ask: (row) => ({
          title: texts.deleteTitle,
          content: texts.deleteQuestion,
          about: texts.deleteAbout(aboutOf(row)),
          danger: true,
        }),
      },
    },
    of: ({ status }) => verbsOf[status],
    // A paid payment is finished: undoing it is never the next step.
    first: ({ status }) => (status === 'PAID' ? null : (verbsOf[status][0] ?? null)),
    about: aboutOf,
    width: 148,
    changes: ['Payment', 'Settlement', 'Instalment', 'PaymentPlan', 'DueDay'],
  },
  addPermission: ADD,
  Add: AddDrawer,
  Edit: EditDrawer,
})

/** 付款: payments of settlements with payee and state. */
export default function PaymentPage() {
  return <RecordListPage kind={payments} />
}
