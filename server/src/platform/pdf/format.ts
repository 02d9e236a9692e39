import { money } from '../../kernel/money/money.js'
import { type DbTime, plainTime } from '../../kernel/values/clock.js'
import { type MeasureUnit, measured, priceUnit } from '../../kernel/values/measure.js'

/** "1234.5" → 1,234.50; exact. */
export function amountText(amount: string): string {
  return grouped(money(amount))
}

/** "1234.5" tons → 1,234.500, trucks whole; exact. */
export function quantityText(amount: string, unit: MeasureUnit): string {
  return grouped(measured(amount, unit))
}

/** Price with its unit: 1,234.50 元/车. */
export function priceText(price: string, unit: MeasureUnit): string {
  return `${amountText(price)} ${priceUnit(unit)}`
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
