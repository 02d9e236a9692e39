import { useCommand } from '../../../apollo/useCommand'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { VoidDialog as Dialog } from '../booking'
import { VoidTicketPurchaseDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'

interface Props {
  purchase: Purchase
  onClose: () => void
  onDone: () => void
}

/** 作废购票: the company's stock goes down by it. */
export function VoidDialog({ purchase, ...rest }: Props) {
  const { id, purchaseNo, quantity, amount, garbageName, soilType } = purchase
  const { run } = useCommand(VoidTicketPurchaseDocument)
  const count = formatCount(quantity)
  return (
    <Dialog
      {...rest}
      title={texts.voidTitle}
      record={purchaseNo}
      subject={texts.voidSubject(purchaseNo, count, formatMoney(amount))}
      outcome={texts.voidOutcome(garbageName, soilType, count)}
      run={(reason) => run({ id, reason })}
    />
  )
}
