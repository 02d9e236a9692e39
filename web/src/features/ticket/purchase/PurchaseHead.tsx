import type { ReactNode } from 'react'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { BookingBadge, Head } from '../booking'
import type { Purchase } from './rows'
import { texts } from './texts'

/** Number, state and amount of a purchase, and what it is of. */
export function PurchaseHead({ purchase, children }: { purchase: Purchase; children?: ReactNode }) {
  const { purchaseNo, status, garbageName, soilType, quantity, price, amount } = purchase
  const about = [garbageName, soilType, texts.tickets(formatCount(quantity)), texts.perTicket(formatMoney(price))]
  return (
    <Head
      number={purchaseNo}
      state={<BookingBadge status={status} />}
      amount={texts.yuan(formatMoney(amount))}
      about={about.join(' · ')}
    >
      {children}
    </Head>
  )
}
