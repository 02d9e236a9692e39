import { KEPT_MONTHS } from './point-flags.js'

const OFFSET_MS = 8 * 3_600_000

/** yyyy-MM of a moment, Asia/Shanghai. */
export const monthOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 7)

/** The first moment of the month so many months away from that of a moment. */
export function monthStart(at: number, months: number): number {
  const local = new Date(at + OFFSET_MS)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - OFFSET_MS
}

/** Positions from before this are flagged, not believed. */
export const oldestAt = (now: number): number => monthStart(now, -KEPT_MONTHS)

/** Positions after this have no month of their own yet: whatever a wrong clock says makes no tables. */
export const newestAt = (now: number): number => monthStart(now, 2)
