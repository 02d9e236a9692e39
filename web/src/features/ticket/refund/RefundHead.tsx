import type { ReactNode } from 'react'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { Head } from '../booking'
import { RefundBadge } from './badges'
import type { Refund } from './rows'
import { texts } from './texts'

/** Number, state and tickets of a refund, and where they go. */
export function RefundHead({ refund, children }: { refund: Refund; children?: ReactNode }) {
  const { refundNo, status, projectName, garbageName, soilType, quantity, goesTo, price, amount } = refund
  const count = texts.tickets(formatCount(quantity))
  const paid = price === null ? [] : [count, texts.perTicket(formatMoney(price))]
  return (
    <Head
      number={refundNo}
      state={<RefundBadge status={status} />}
      amount={amount === null ? count : texts.yuan(formatMoney(amount))}
      about={[projectName, garbageName, soilType, texts.goals[goesTo], ...paid].join(' · ')}
    >
      {children}
    </Head>
  )
}
