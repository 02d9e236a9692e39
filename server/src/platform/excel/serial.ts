const DAY_MS = 86_400_000
/** 1899-12-30: what makes Excel's day 61 the first of March 1900, behind the 29th of February that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const [FIRST, LAST] = [61, 2_958_466]

/** A clock's yyyy-MM-dd HH:mm:ss as Excel's number of days; undefined for what is no time or before March 1900. */
export function serialOf(text: string): number | undefined {
  const days = (Date.parse(`${text.replace(' ', 'T')}Z`) - EPOCH) / DAY_MS
  return days >= FIRST && days < LAST ? days : undefined
}
