const OFFSET_MS = 8 * 3_600_000

/** Milliseconds as the database writes times, Asia/Shanghai; tracks hold thousands of them, too many for Intl. */
export const timeText = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Reads yyyy-MM-dd HH:mm:ss, Asia/Shanghai, to the millisecond; NaN when it is no time. */
export function readTime(text: string): number {
  const at = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(at) || timeText(at) !== text ? Number.NaN : at
}
