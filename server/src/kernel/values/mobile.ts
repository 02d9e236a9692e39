import { z } from 'zod'
import { halfWidth } from './decimal.js'

/** A mobile phone number of mainland China, 11 digits without prefix. */
export const MOBILE = /^1[3-9]\d{9}$/

/** A mobile as it is kept: its digits alone, of 0086 139-1111-0001, (+86)13911110001 and 13911110001.0, as a spreadsheet may have it. Text that is none stays. */
export function mobileOf(text: string): string {
  const digits = halfWidth(text)
    .replace(/[-() ]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10})/, '')
    .replace(/\.0+$/, '')
  return MOBILE.test(digits) ? digits : text.trim()
}

/** A check of mobiles that reads them first. */
export const asMobile = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' ? mobileOf(given) : given), schema)
