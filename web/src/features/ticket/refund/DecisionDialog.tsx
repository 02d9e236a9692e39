import { useCommand } from '../../../apollo/useCommand'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { ReasonDialog } from '../booking'
import { AuditTicketRefundDocument, WithdrawTicketRefundDocument } from './refund.generated'
import type { Refund, Verb } from './rows'
import { texts } from './texts'

interface Props {
  verb: Verb
  refund: Refund
  onClose: () => void
  onDone: () => void
}

function outcomeOf(verb: Verb, { goesTo, projectName, garbageName, soilType, quantity }: Refund): string {
  if (verb === 'reject') return texts.rejected
  if (verb === 'withdraw') return texts.withdrawn
  const tell = goesTo === 'COMPANY' ? texts.toCompany : texts.toSupplier
  return tell(projectName, garbageName, soilType, formatCount(quantity))
}

function subjectOf({ refundNo, projectName, quantity, amount }: Refund): string {
  const count = formatCount(quantity)
  return amount === null
    ? texts.subject(refundNo, projectName, count)
    : texts.subjectPaid(refundNo, projectName, count, formatMoney(amount))
}

const labels: Record<Verb, string> = {
  approve: texts.opinion,
  reject: texts.rejectReason,
  withdraw: texts.withdrawReason,
}

/** 通过, 驳回 or 撤回 of one refund: what it is, what follows, and why. */
export function DecisionDialog({ verb, refund, onClose, onDone }: Props) {
  const { id, version } = refund
  const { run: audit } = useCommand(AuditTicketRefundDocument)
  const { run: withdraw } = useCommand(WithdrawTicketRefundDocument)
  const decide = (reason: string) => {
    const said = reason || null
    return verb === 'withdraw'
      ? withdraw({ id, reason: said })
      : audit({ id, version, approve: verb === 'approve', reason: said })
  }
  return (
    <ReasonDialog
      title={texts.titles[verb]}
      record={refund.refundNo}
      subject={subjectOf(refund)}
      outcome={outcomeOf(verb, refund)}
      verb={texts[verb]}
      reasonLabel={labels[verb]}
      optional={verb !== 'reject'}
      danger={verb !== 'approve'}
      done={texts.done}
      run={decide}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
