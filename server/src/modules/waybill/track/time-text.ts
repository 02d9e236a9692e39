import { parsePlainTime } from '../../../kernel/values/clock.js'

const OFFSET_MS = 8 * 3_600_000

/** Milliseconds in the database's form of times, Asia/Shanghai. Tracks hold thousands of times, too many for Intl. */
export const timeText = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Milliseconds of yyyy-MM-dd HH:mm:ss in Asia/Shanghai; NaN for any other text. */
export function readTime(text: string): number {
  return parsePlainTime(text)?.getTime() ?? Number.NaN
}
