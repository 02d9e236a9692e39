export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Asia/Shanghai keeps UTC+8 all year. A day is counted in whole days since 1970-01-01 there. */
const OFFSET = 8 * HOUR

export const dayOf = (at: number): number => Math.floor((at + OFFSET) / DAY)
export const startOf = (day: number): number => day * DAY - OFFSET
export const hourOf = (at: number): number => Math.floor(((at + OFFSET) % DAY) / HOUR)
export const weekday = (day: number): number => (day + 4) % 7
/** yyyy-MM-dd */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
/** Day as yyyyMMdd, as document numbers have it. */
export const compactDay = (day: number): string => dayText(day).replaceAll('-', '')
export const monthOf = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 7)
export const iso = (at: number): string => new Date(at).toISOString()
