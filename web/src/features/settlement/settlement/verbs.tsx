import { commandOf, type DialogProps, firstReason, type Verbs } from '../../../kit/verbs/verb'
import { formatCount, formatMoney, isZero } from '../../../ui/format/decimal'
import { late } from '../../../ui/late'
import { MAX_SETTLEMENTS, newPaymentUrl, PAY, reasonAgainstPaying } from '../../payment/payment'
import { PlanDialog } from '../../payment/plan'
import { MAX_STATEMENTS, statementUrl } from '../addresses'
import { lackingNote } from '../paper'
import { PayeeDialog } from '../payee'
import { MergeDialog, PapersDialog, SplitCards } from '../verbs'
import type { Settlement } from './rows'
import { ApproveSettlementDocument, DeleteSettlementDocument, RejectSettlementDocument } from './settlement.generated'
import { texts } from './texts'

const RemarkDialog = late(() => import('./statement/RemarkDialog'))

const GET = 'chain:garbagecustomersales:get'

const aboutOf = ({ settleNo, settleCnt, settleAmt }: Settlement): string =>
  texts.about(settleNo, formatCount(settleCnt), formatMoney(settleAmt))

/** Reason why its payment cannot be planned; null when it can. */
function reasonAgainstPlan({ status, leftAmt }: Settlement): string | null {
  if (status === 'PENDING') return texts.planAfterApproval
  if (status !== 'APPROVED') return texts.noPlan(texts.statuses[status])
  return leftAmt && isZero(leftAmt) ? texts.nothingToPlan : null
}

function Payee({ row, onClose, onDone }: DialogProps<Settlement>) {
  const close = (changed: boolean) => {
    onClose()
    if (changed) onDone()
  }
  return <PayeeDialog of={{ settlementIds: [row.id] }} onClose={close} />
}

/** Verbs in the menu 单据操作, on one settlement or several. */
export const ARRANGING = ['merge', 'split', 'plan', 'pay', 'papers'] as const
export const ARRANGING_SEVERAL = ['merge', 'pay', 'papers'] as const

type Name =
  | 'approve'
  | 'reject'
  | 'setPayee'
  | (typeof ARRANGING)[number]
  | 'export'
  | 'pdf'
  | 'delete'
  | 'statements'
  | 'waybills'
  | 'remark'

/** Verbs on settlements, in their list and on their statements. */
export const verbs: Verbs<Settlement, Name> = {
  verbs: {
    approve: {
      label: texts.approve,
      command: commandOf(ApproveSettlementDocument, ({ id }: Settlement) => ({ id })),
      ask: async (row, client) => ({
        title: texts.approveTitle,
        content: texts.approveQuestion,
        about: (
          <>
            {texts.approveAbout(aboutOf(row))}
            {await lackingNote(client, [row.id])}
          </>
        ),
      }),
    },
    reject: {
      label: texts.reject,
      danger: true,
      command: commandOf(RejectSettlementDocument, ({ id }: Settlement, reason) => ({ id, reason })),
      reason: { title: texts.rejectTitle, label: texts.fields.reason, outcome: () => texts.rejectHint },
    },
    setPayee: {
      label: ({ lackingPayeeCount }) => (lackingPayeeCount ? texts.setPayee : texts.changePayee),
      Dialog: Payee,
    },
    merge: { label: texts.arranging.merge, Dialog: MergeDialog, leaves: true },
    split: { label: texts.arranging.split, Dialog: SplitCards, leaves: true },
    plan: {
      label: texts.arranging.plan,
      permission: PAY,
      hides: true,
      against: (rows) => firstReason(rows, reasonAgainstPlan),
      Dialog: ({ row, onClose, onDone }) => (
        <PlanDialog settlement={row} onClose={onClose} onChanged={() => onDone()} />
      ),
    },
    pay: {
      label: texts.arranging.pay,
      permission: PAY,
      hides: true,
      against: (rows) =>
        rows.length > MAX_SETTLEMENTS ? texts.tooManyToPay(MAX_SETTLEMENTS) : firstReason(rows, reasonAgainstPaying),
      to: (rows) => newPaymentUrl(rows.map(({ settleNo }) => settleNo)),
    },
    papers: {
      label: texts.arranging.papers,
      permission: GET,
      hides: true,
      against: () => null,
      Dialog: PapersDialog,
    },
    export: {
      label: texts.export,
      file: ([row]) => [
        `/chain/companysettle/exportExcelSettle?${new URLSearchParams({ settleId: row?.id ?? '' })}`,
        {},
        texts.excelName(row?.settleNo ?? ''),
      ],
    },
    pdf: {
      label: texts.pdf,
      file: ([row]) => [
        `/chain/companysettle/downloadSettlePdf?${new URLSearchParams({ settleId: row?.id ?? '' })}`,
        {},
        texts.pdfName,
      ],
    },
    delete: {
      label: texts.remove,
      danger: true,
      removes: true,
      command: commandOf(DeleteSettlementDocument, ({ id }: Settlement) => ({ id })),
      ask: (row) => ({
        title: texts.removeTitle,
        content: texts.removeQuestion,
        about: texts.removeAbout(aboutOf(row)),
        danger: true,
      }),
    },
    statements: {
      label: texts.viewChosen,
      against: ({ length }) => (length > MAX_STATEMENTS ? texts.tooMany(MAX_STATEMENTS) : null),
      to: (rows) => statementUrl(rows.map(({ id }) => id)),
    },
    waybills: {
      label: texts.viewWaybills,
      permission: 'chain:companywaybill:get',
      opens: ({ id }) => ['waybills', id],
    },
    remark: {
      label: texts.editRemark,
      permission: 'chain:garbagecustomersales:edit',
      against: () => null,
      Dialog: RemarkDialog,
    },
  },
  of: () => ['approve', 'reject', 'setPayee', ...ARRANGING, 'export', 'pdf', 'delete'],
  about: aboutOf,
  inline: ['approve', 'reject'],
  width: 184,
  changes: ['Settlement', 'Receipt', 'Card', 'Waybill', 'PaymentPlan', 'Instalment', 'DueDay'],
}

/** Verbs for captains, who only download files of their settlements. */
export const captainVerbs: typeof verbs = { ...verbs, of: () => ['export', 'pdf'], inline: ['export', 'pdf'] }
