import { compactDay, dayText } from './calendar.ts'
import type { Company } from './world.ts'

/** The next number of that day, and its place in the day's sequence from 0 up. */
export function nextNumber(
  company: Company,
  prefix: 'HZ' | 'JS' | 'FK' | 'YD' | 'GP' | 'LY' | 'TP' | 'ZK',
  day: number,
): { no: string; place: number } {
  const key = `${prefix}|${day}`
  const place = company.numbers.get(key) ?? 0
  company.numbers.set(key, place + 1)
  return { no: `${prefix}${compactDay(day)}${String(place + 1).padStart(prefix === 'YD' ? 6 : 4, '0')}`, place }
}

/** B10000000000001 for captain cards, C10000000000001 for sub-cards. */
export function nextCardNo(company: Company, kind: 'CAPTAIN' | 'SUB'): string {
  const { cardNumbers } = company
  cardNumbers[kind] += 1
  const sequence = String(cardNumbers[kind]).padStart(14 - cardNumbers.prefix.length, '0')
  return `${kind === 'CAPTAIN' ? 'B' : 'C'}${cardNumbers.prefix}${sequence}`
}

/** Lets the program go on counting documents where the story stops. */
export function writeCounters(company: Company): void {
  for (const [key, last] of company.numbers) {
    const [prefix = '', day = ''] = key.split('|')
    if (prefix !== 'YD')
      company.rows.add('number_counter', { company_id: company.id, prefix, day: dayText(Number(day)), last })
  }
}
