/** Text of an unlimited validity on identity cards. */
export const FOREVER = '长期'

const WRITTEN = /^(\d{4})\s*[-./年]?\s*(\d{1,2})\s*[-./月]?\s*(\d{1,2})\s*日?$/

/**
 * A day as people and papers write it (2015-3-2, 2015.03.02, 20150302, 2015年3月2日) as yyyy-MM-dd; null where there is no
 * such day.
 */
export function plainDay(text: string): string | null {
  const [, year, month = '', day = ''] = WRITTEN.exec(text) ?? []
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${plain}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(plain) ? plain : null
}
