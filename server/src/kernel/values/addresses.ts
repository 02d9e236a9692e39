import type { z } from 'zod'
import { addressInvalid, hostUnknown } from './texts.js'

/** Origin for addresses that name none. */
const HERE = 'http://here.invalid'
/**
 * Characters that browsers drop or replace when they parse an address, so that they would open another one than was
 * checked.
 */
const SKIPPED = /[\s\p{C}\\]/u

const known = new Set<string>()

/** Sets the origins, besides this server, at which files may lie, from the configuration. */
export function knowOrigins(origins: readonly string[]): void {
  for (const origin of origins.flatMap((one) => URL.parse(one)?.origin ?? [])) known.add(origin)
}

export type AddressFault = 'INVALID' | { host: string }

/**
 * Fault of an address that becomes a link: it must be an address of this system or of a known host, without a user or
 * password.
 */
export function faultOfAddress(address: string): AddressFault | undefined {
  const url = SKIPPED.test(address) || address.startsWith('//') ? null : URL.parse(address, HERE)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return 'INVALID'
  return url.origin === HERE || known.has(url.origin) ? undefined : { host: url.host }
}

/** Content of a text field: one address, several joined by commas, or the address of a file that is only looked up. */
export type Holding = 'file' | 'address' | 'addresses'

/** Checks such a text; `invalid` is the message where more is to be said than that it is no address. */
export const checkAddresses =
  (label: string, holds: Holding, invalid = addressInvalid(label)) =>
  (text: string | null | undefined, context: z.RefinementCtx): void => {
    for (const part of holds === 'addresses' ? (text ?? '').split(',') : [text ?? '']) {
      const fault = faultOfAddress(part.trim())
      if (!fault || (fault !== 'INVALID' && holds === 'file')) continue
      const message = fault === 'INVALID' ? invalid : hostUnknown(label, fault.host)
      context.addIssue({ code: 'custom', message })
      return
    }
  }
