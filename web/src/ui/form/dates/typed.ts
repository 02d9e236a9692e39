/** Readers of typed days and times, in any usual form. They give undefined for other text. */

const DAY = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))$/
const CLOCK = /^(\d{1,2})(?::(\d{1,2})(?::(\d{1,2}))?|(\d{2})(\d{2})?)$/

const two = (digits: string) => digits.padStart(2, '0')
/** Text in half-width characters: Chinese input methods write ２０２６－１１－２１ and 06：00. */
const plain = (text: string) => text.normalize('NFKC').replaceAll('。', '.').trim()

/** Calendar day as yyyy-MM-dd, from 2026-11-21, 2026/1/5, 2026.1.5, 2026年1月5日 or 20261121. */
export function readDay(text: string): string | undefined {
  const [, year, month, date, compactMonth, compactDate] = DAY.exec(plain(text)) ?? []
  if (!year || year < '1900' || year > '2999') return undefined
  const day = `${year}-${two(month ?? compactMonth ?? '')}-${two(date ?? compactDate ?? '')}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Time of day as HH:mm:ss, from 06:00:00, 6:00, 0600 or 060000. */
export function readClock(text: string): string | undefined {
  const [, hour, minute, second, compactMinute, compactSecond] = CLOCK.exec(plain(text)) ?? []
  if (!hour) return undefined
  const parts = [hour, minute ?? compactMinute ?? '', second ?? compactSecond ?? ''].map(two)
  return Number(parts[0]) < 24 && Number(parts[1]) < 60 && Number(parts[2]) < 60 ? parts.join(':') : undefined
}

const COMPACT = /^(\d{8})(\d{4}|\d{6})$/
const APART = /^(.*\S)[\sT]+(\S+)$/

/**
 * Moment as yyyy-MM-dd HH:mm:ss, from a day and a time as above with a blank or a T between them, or from
 * 20261121060000.
 */
export function readMoment(text: string): string | undefined {
  const given = plain(text).replace(/日\s*/, '日 ')
  const [, day, clock] = COMPACT.exec(given) ?? APART.exec(given) ?? []
  const [date, time] = [readDay(day ?? ''), readClock(clock ?? '')]
  return date && time ? `${date} ${time}` : undefined
}

/** Typed or stored moment in Asia/Shanghai, in the form of the API. */
export const instantOf = (moment: string): string => `${(readMoment(moment) ?? moment).replace(' ', 'T')}+08:00`
