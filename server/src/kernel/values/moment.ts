import { parseIsoTime, parsePlainTime, plainTime } from './clock.js'

/**
 * Moment as yyyy-MM-dd HH:mm:ss on Shanghai's clock, or the reason why a text is no moment: no such day or hour, or an
 * ambiguous one.
 */
export type MomentReading =
  | { value: string; fault: null }
  | { value: null; fault: 'NONE' }
  | { value: null; fault: 'TWO_READINGS'; readings: readonly [string, string] }

const NONE = { value: null, fault: 'NONE' } as const
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]
const DAY_MS = 86_400_000

/**
 * Reads a moment of 2000 to 2099 that people write as text: 2026/1/2 3:04, 2026年1月2日下午3点, 20260102 0304, ISO 8601 and
 * the like; a day alone is its first moment.
 */
export function readMoment(text: string): MomentReading {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(plain)) {
    const time = parseIsoTime(plain)
    return time ? known(plainTime(time)) : NONE
  }
  if (/^\d{8}\s*(\d{4}|\d{6})?$/.test(plain)) return known(fromDigits(plain.replace(/\s/g, '')))
  const [, year, month, day, rest] = /^(\d{4})(\d\d)(\d\d)\s+(\d{1,2}:.+)$/.exec(plain) ?? []
  return fromWords(year ? `${year}-${month}-${day} ${rest}` : plain)
}

/** Moment that the calendar has, within the years of business; else the reason against it. */
export function known(text: string): MomentReading {
  const year = Number(text.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR && parsePlainTime(text) ? { value: text, fault: null } : NONE
}

/** yyyyMMdd, yyyyMMddHHmm or yyyyMMddHHmmss. */
function fromDigits(text: string): string {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(text) ?? []
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/**
 * Hours of the day that an hour with a word such as 晚上 may mean: -1 for none, two where people mean either; 24 and
 * above lie in the next day.
 */
type HourOf = (hour: number) => number | readonly [number, number]

const between = (hour: number, from: number, to: number): boolean => hour >= from && hour <= to
const NO_HOUR = -1

/** Hour with 上午 or 下午 on a clock of twelve hours, as spreadsheets write and people say it. */
const forenoon: HourOf = (hour) => (hour <= 12 ? hour % 12 : NO_HOUR)
const afternoon: HourOf = (hour) => (hour < 12 ? hour + 12 : hour)
/** 12 in the morning is midnight on such a clock, but people who write it may mean noon. */
const morning: HourOf = (hour) => (hour === 12 ? [0, 12] : hour < 12 ? hour : NO_HOUR)
const dawn: HourOf = (hour) => (hour === 12 ? 0 : hour < 7 ? hour : NO_HOUR)
const noon: HourOf = (hour) => (between(hour, 1, 2) ? hour + 12 : between(hour, 11, 14) ? hour : NO_HOUR)
const dusk: HourOf = (hour) => (between(hour, 4, 8) ? hour + 12 : between(hour, 16, 20) ? hour : NO_HOUR)
/** After midnight people mean either the night that ends the day or the one that begins it. */
const nightFrom =
  (first: number): HourOf =>
  (hour) => {
    if (between(hour, first, 11)) return hour + 12
    if (between(hour, first + 12, 23)) return hour
    return hour < first || hour === 12 || hour === 24 ? [hour % 12, (hour % 12) + 24] : NO_HOUR
  }

const WORDS: Readonly<Record<string, HourOf>> = {
  上午: forenoon,
  AM: forenoon,
  下午: afternoon,
  PM: afternoon,
  早上: morning,
  早晨: morning,
  清晨: morning,
  凌晨: dawn,
  中午: noon,
  傍晚: dusk,
  晚上: nightFrom(5),
  夜里: nightFrom(9),
  夜间: nightFrom(9),
  深夜: nightFrom(9),
  半夜: nightFrom(9),
}
const BEFORE = Object.keys(WORDS)
  .filter((word) => !/M$/.test(word))
  .join('|')

const DATE = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?\s*(?:(?:星期|周)[一二三四五六日天])?/
const CLOCK = new RegExp(
  `^[T\\s]*(${BEFORE})?\\s*(\\d{1,2})\\s*[:时点]\\s*(?:(\\d{1,2})\\s*(?:[:分]\\s*(?:(\\d{1,2})(?:\\.\\d+)?\\s*秒?)?)?)?\\s*([AP]M)?$`,
  'i',
)

function fromWords(text: string): MomentReading {
  const [date, ...numbers] = DATE.exec(text) ?? []
  if (date === undefined) return NONE
  const day = numbers.slice(0, 3).map(twoDigits).join('-')
  const rest = text.slice(date.length)
  if (rest.trim() === '') return known(`${day} 00:00:00`)
  const [clock, before, hour, minute = '0', second = '0', behind] = CLOCK.exec(rest) ?? []
  if (clock === undefined || (before && behind)) return NONE
  const hourOf = WORDS[(before ?? behind ?? '').toUpperCase()]
  const hours = hourOf ? hourOf(Number(hour)) : Number(hour)
  const momentAt = (at: number) =>
    known(`${at < 24 ? day : dayAfter(day)} ${[at % 24, minute, second].map(twoDigits).join(':')}`)
  if (typeof hours === 'number') return between(hours, 0, 23) ? momentAt(hours) : NONE
  const [one, other] = [momentAt(hours[0]), momentAt(hours[1])]
  return one.fault === null && other.fault === null
    ? { value: null, fault: 'TWO_READINGS', readings: [one.value, other.value] }
    : NONE
}

function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : new Date(at + DAY_MS).toISOString().slice(0, 10)
}

const twoDigits = (part: string | number | undefined): string => String(part).padStart(2, '0')
