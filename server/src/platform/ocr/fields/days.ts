/** Digits by characters that are read in their place. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
}

const DAY = /(\d{4})\D{0,3}?([01]?\d)\D{1,3}?([0-3]?\d)(?!\d)|(\d{4})\D{0,2}([01]\d)\D{0,2}([0-3]\d)/g
export const FOREVER = '长期'

/** Days in a text, yyyy-MM-dd, without those that are not in the calendar. */
export function daysIn(text: string): string[] {
  const digits = text.replace(/[OoDQIli|ZSB]/g, (character) => DIGITS[character] ?? character)
  return [...digits.matchAll(DAY)].flatMap(([, year, month, day, year2, month2, day2]) => {
    const found = `${year ?? year2}-${(month ?? month2)?.padStart(2, '0')}-${(day ?? day2)?.padStart(2, '0')}`
    const time = Date.parse(`${found}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found) && found > '1900' ? [found] : []
  })
}

/** First and last day of a term, or no end; either may be unread. */
export function termIn(text: string): { from: string | undefined; to: string | undefined } {
  const [from, to] = daysIn(text)
  return { from, to: to ?? (/[长期]|永久|不约定/.test(text) ? FOREVER : undefined) }
}
