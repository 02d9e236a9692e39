import { useCommand } from '../../../../apollo/useCommand'
import { ReasonDialog } from '../../../ticket/booking'
import { aboutOf, type Payment } from '../rows'
import { texts } from '../texts'
import { ReturnPaymentDocument, ReversePaymentDocument, SendBackPaymentDocument } from './verbs.generated'

export type Reasoned = keyof typeof texts.reasonTitles

interface Props {
  verb: Reasoned
  payment: Payment
  onClose: () => void
  onDone: () => void
}

/** 退回修改, 登记退款 or 冲销 of one payment: what follows, and why it is done. */
export function ReasonedDialog({ verb, payment, onClose, onDone }: Props) {
  const { id, version, paymentNo } = payment
  const { run: sendBack } = useCommand(SendBackPaymentDocument)
  const { run: giveBack } = useCommand(ReturnPaymentDocument)
  const { run: reverse } = useCommand(ReversePaymentDocument)
  const run = { sendBack, giveBack, reverse }[verb]
  return (
    <ReasonDialog
      title={texts.reasonTitles[verb]}
      record={paymentNo}
      subject={aboutOf(payment)}
      outcome={texts.outcomes[verb]}
      verb={texts.verbs[verb]}
      reasonLabel={texts.reasonLabels[verb]}
      danger={verb !== 'sendBack'}
      done={texts.done}
      run={(reason) => run({ id, version, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
