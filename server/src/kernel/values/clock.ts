/** Source of the program's time; tests use their own clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const shanghaiDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })
const shanghaiTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Year since which Shanghai's clock has been eight hours ahead of UTC without a change. */
const STEADY_SINCE = 1992
const AHEAD_MS = 8 * 3_600_000
/** Whether plain arithmetic gives the clock of Shanghai at that time. */
export const isSteady = (time: Date): boolean => time.getUTCFullYear() >= STEADY_SINCE && time.getUTCFullYear() < 9999

/**
 * ISO 8601 text of the clock of Shanghai; undefined where it cannot be computed plainly. Lists and a sheet of 100,000
 * times need it, and a formatter takes ten times as long.
 */
const shown = (time: Date): string | undefined =>
  isSteady(time) ? new Date(time.getTime() + AHEAD_MS).toISOString() : undefined

/** yyyy-MM-dd in Asia/Shanghai, the calendar of all documents and numbers. */
export function dayOf(time: Date): string {
  return shown(time)?.slice(0, 10) ?? shanghaiDay.format(time)
}

const DAY_MS = 86_400_000
/** Moment `days` times 24 hours earlier. */
export const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * DAY_MS)

/** Database times arrive as text in the session's zone (Asia/Shanghai): "2026-01-02 03:04:05.678+08". */
export type DbTime = string

/** The moment that a database time or an ISO 8601 time names; an offset may lack its minutes. */
export const momentOf = (time: DbTime): Date => new Date(time.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))

/** yyyy-MM-dd HH:mm:ss, Asia/Shanghai. */
export function plainTime(time: DbTime | Date): string {
  const text = time instanceof Date ? (shown(time) ?? shanghaiTime.format(time)) : time
  return text.slice(0, 19).replace('T', ' ')
}

/** ISO 8601 with offset, Asia/Shanghai. */
export function isoTime(time: DbTime | Date): string {
  return `${plainTime(time).replace(' ', 'T')}+08:00`
}

/** Reads yyyy-MM-dd HH:mm:ss as Asia/Shanghai. Anything else is not a time and gives undefined. */
export function parsePlainTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined
  const time = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(time.getTime()) || plainTime(time) !== text ? undefined : time
}

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads ISO 8601 with its offset; undefined for other text, and for days and times that no calendar or clock has, such
 * as 02-30 and 24:00.
 */
export function parseIsoTime(text: string): Date | undefined {
  const [, day, minute, second = ':00', offset = ''] = ISO.exec(text) ?? []
  // Date accepts 02-30 as 03-02, so the parts of the parsed date must equal those of the text.
  const said = `${day}T${minute}${second.slice(0, 3)}`
  const plain = new Date(`${said}Z`)
  const time = new Date(`${day}T${minute}${second}${offset.replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
  // The year 0 is not a date to PostgreSQL.
  if (Number.isNaN(plain.getTime()) || Number.isNaN(time.getTime()) || !(time.getUTCFullYear() > 0)) return undefined
  return plain.toISOString().slice(0, 19) === said ? time : undefined
}

/** Reads yyyy-MM-dd as its first moment in Asia/Shanghai. */
export const parseDay = (text: string): Date | undefined => parsePlainTime(`${text} 00:00:00`)
