import { KEPT_MONTHS } from './point-flags.js'

const OFFSET_MS = 8 * 3_600_000

/** yyyy-MM of a moment, Asia/Shanghai. */
export const monthOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 7)

/** First moment of a month, counted in months from that of a moment. */
export function monthStart(at: number, months: number): number {
  const local = new Date(at + OFFSET_MS)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - OFFSET_MS
}

/** Moment before which positions are flagged as wrong. */
export const oldestAt = (now: number): number => monthStart(now, -KEPT_MONTHS)

/** Moment after which positions get no partition, so that wrong clocks create none. */
export const newestAt = (now: number): number => monthStart(now, 2)
