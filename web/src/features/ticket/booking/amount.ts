import { amountError, countError } from '../../../ui/form/rules'
import { formatMoney, timesCount } from '../../../ui/format/decimal'
import { cleanCount, typedMoney } from '../../../ui/format/typed'
import { MOST_TICKETS } from './rules'

/** Amount of a booking; null while quantity or price is unreadable. */
export function amountOf({ quantity, price }: { quantity: string; price: string }): string | null {
  const typed = typedMoney(price)
  if (!typed || amountError(price) !== null || countError(quantity, MOST_TICKETS) !== null) return null
  return formatMoney(timesCount(typed, Number(cleanCount(quantity))))
}
