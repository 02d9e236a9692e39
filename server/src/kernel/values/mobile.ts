import { z } from 'zod'
import { halfWidth } from './decimal.js'

/** A mobile phone number of mainland China, 11 digits without prefix. */
export const MOBILE = /^1[3-9]\d{9}$/

/**
 * Mobile in the stored form: the digits alone, for example 13911110001 for 0086 139-1111-0001, (+86)13911110001 and a
 * spreadsheet's 13911110001.0. Any other text is only trimmed.
 */
export function mobileOf(text: string): string {
  const digits = halfWidth(text)
    .replace(/[-() ]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10})/, '')
    .replace(/\.0+$/, '')
  return MOBILE.test(digits) ? digits : text.trim()
}

/** Schema that converts a mobile to the stored form before it checks it. */
export const asMobile = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' ? mobileOf(given) : given), schema)
