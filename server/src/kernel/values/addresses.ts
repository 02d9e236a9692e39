import type { z } from 'zod'
import { addressInvalid, hostUnknown } from './texts.js'

/** Place at which an address lies that names none itself. */
const HERE = 'http://here.invalid'
/** Signs that browsers skip or turn where they read an address, and so would see another one than is seen here. */
const SKIPPED = /[\s\p{C}\\]/u

const known = new Set<string>()

/** Origins at which files may lie besides this server, as the program is configured. */
export function knowOrigins(origins: readonly string[]): void {
  for (const origin of origins.flatMap((one) => URL.parse(one)?.origin ?? [])) known.add(origin)
}

export type AddressFault = 'INVALID' | { host: string }

/** Fault of an address under which somebody is to open a file: it lies here, or at a known place, and is nothing but an address. */
export function faultOfAddress(address: string): AddressFault | undefined {
  const url = SKIPPED.test(address) || address.startsWith('//') ? null : URL.parse(address, HERE)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return 'INVALID'
  return url.origin === HERE || known.has(url.origin) ? undefined : { host: url.host }
}

/** Text that is one address, or several by comma, or that of a file which is looked up and nothing else. */
export type Holding = 'file' | 'address' | 'addresses'

/** Check of such a text; `invalid` where more is said than that it is no address. */
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
