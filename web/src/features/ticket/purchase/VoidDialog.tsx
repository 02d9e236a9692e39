import { useCommand } from '../../../apollo/useCommand'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { bookingTexts, ReasonDialog } from '../booking'
import { VoidTicketPurchaseDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'

interface Props {
  purchase: Purchase
  onClose: () => void
  onDone: () => void
}

/** 作废购票: the company's stock goes down by it. */
export function VoidDialog({ purchase, onClose, onDone }: Props) {
  const { id, purchaseNo, quantity, amount, garbageName, soilType } = purchase
  const { run } = useCommand(VoidTicketPurchaseDocument)
  const count = formatCount(quantity)
  return (
    <ReasonDialog
      title={texts.voidTitle}
      subject={texts.voidSubject(purchaseNo, count, formatMoney(amount))}
      outcome={texts.voidOutcome(garbageName, soilType, count)}
      verb={bookingTexts.void}
      reasonLabel={bookingTexts.reason}
      done={bookingTexts.voided}
      run={(reason) => run({ id, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
