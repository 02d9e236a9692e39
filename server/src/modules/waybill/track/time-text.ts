import { parsePlainTime } from '../../../kernel/values/clock.js'

const OFFSET_MS = 8 * 3_600_000

/** Milliseconds as the database writes times, Asia/Shanghai; tracks hold thousands of them, too many for Intl. */
export const timeText = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Reads yyyy-MM-dd HH:mm:ss, Asia/Shanghai, in milliseconds; NaN when it is no time. */
export function readTime(text: string): number {
  return parsePlainTime(text)?.getTime() ?? Number.NaN
}
