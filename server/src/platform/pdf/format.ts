import { money, quantity } from '../../kernel/money/money.js'
import { type DbTime, plainTime } from '../../kernel/values/clock.js'

/** "1234.5" → 1,234.50; exact. */
export function amountText(amount: string): string {
  return grouped(money(amount))
}

/** "1234.5" → 1,234.500; exact. */
export function quantityText(amount: string): string {
  return grouped(quantity(amount))
}

export function countText(count: number): string {
  return grouped(String(count))
}

/** yyyy-MM-dd HH:mm:ss, Asia/Shanghai. */
export function timeText(time: DbTime | Date): string {
  return plainTime(time)
}

/** yyyy-MM-dd, Asia/Shanghai. */
export function dayText(time: DbTime | Date): string {
  return plainTime(time).slice(0, 10)
}

function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
