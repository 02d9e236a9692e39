import { parsePlainTime, plainTime } from '../../../kernel/values/clock.js'
import { plain } from './text.js'

const DAY_SECONDS = 86_400
/** Days between the beginnings of Excel's two ways to count. */
const FROM_1904 = 1462
/** 1899-12-30: what makes Excel's day 61 the first of March 1900, behind the 29th of February that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]

/** A moment as a cell gives it, as yyyy-MM-dd HH:mm:ss on Shanghai's clock; undefined when it is none of 2000 to 2099. */
export function momentOf(value: string | number, date1904: boolean): string | undefined {
  const text = typeof value === 'number' ? fromNumber(value, date1904) : fromText(plain(value), date1904)
  const year = Number(text?.slice(0, 4))
  return text !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR && parsePlainTime(text) ? text : undefined
}

/** Excel's number of days with the time of day as a fraction, to the second; or a date that somebody wrote as one number. */
function fromNumber(value: number, date1904: boolean): string | undefined {
  if (Number.isInteger(value) && value >= 10_000_000) return fromDigits(String(value))
  const days = date1904 ? value + FROM_1904 : value
  if (!(days >= 61 && days < 100_000)) return undefined
  const seconds = Math.floor(days * DAY_SECONDS + 0.5)
  return new Date(EPOCH + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

function fromText(text: string, date1904: boolean): string | undefined {
  if (/^\d{8}\s*(\d{4}|\d{6})?$/.test(text)) return fromDigits(text.replace(/\s/g, ''))
  const [, year, month, day, rest] = /^(\d{4})(\d\d)(\d\d)\s+(\d{1,2}:.+)$/.exec(text) ?? []
  if (year) return fromWords(`${year}-${month}-${day} ${rest}`)
  if (/^\d{5}(\.\d+)?$/.test(text)) return fromNumber(Number(text), date1904)
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? fromIso(text) : fromWords(text)
}

/** yyyyMMdd, yyyyMMddHHmm or yyyyMMddHHmmss. */
function fromDigits(text: string): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

function fromIso(text: string): string | undefined {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : plainTime(time)
}

const DATE = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?\s*(?:(?:星期|周)[一二三四五六日天])?/
const CLOCK =
  /^[T\s]*(上午|下午|凌晨|中午|晚上)?\s*(\d{1,2})\s*[:时点]\s*(?:(\d{1,2})\s*(?:[:分]\s*(?:(\d{1,2})(?:\.\d+)?\s*秒?)?)?)?\s*([AP]M)?$/i
const AFTERNOON = /^(下午|晚上|PM)$/i
const MORNING = /^(上午|凌晨|AM)$/i

/** 2026/1/2 3:04, 2026年1月2日3时4分, 2026.01.02 下午3:04, 2026-01-02T03:04:05.678 and the like; a day alone is its first moment. */
function fromWords(text: string): string | undefined {
  const day = DATE.exec(text)
  if (!day) return undefined
  const rest = text.slice(day[0].length)
  const clock = rest.trim() === '' ? [] : CLOCK.exec(rest)
  if (!clock) return undefined
  const [, before = '', hour = '0', minute = '0', second = '0', behind = ''] = clock
  const time = [hourOf(Number(hour), before || behind), minute, second].map(twoDigits).join(':')
  return `${[day[1], day[2], day[3]].map(twoDigits).join('-')} ${time}`
}

function hourOf(hour: number, half: string): number {
  if (AFTERNOON.test(half) && hour < 12) return hour + 12
  return MORNING.test(half) && hour === 12 ? 0 : hour
}

const twoDigits = (part: string | number | undefined): string => String(part).padStart(2, '0')
