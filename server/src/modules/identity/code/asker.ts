import { optionalText, validate } from '../../../kernel/values/validate.js'
import { hashToken } from '../secret.js'
import { identityTexts } from '../texts.js'

/** Caller who asks for a code or shows one, by address and device. */
export interface Asker {
  address: string
  /** Hash of the secret that a device keeps; null for a device without one. */
  device: string | null
}

const SHORTEST = 32
const LONGEST = 64
/** Secret that identifies a device; a short one could be guessed. */
export const deviceText = optionalText(identityTexts.deviceId, LONGEST).refine(
  (secret) => secret === undefined || secret.length >= SHORTEST,
  { error: identityTexts.deviceIdShort(SHORTEST, LONGEST) },
)

export function askerOf(address: string, deviceId: string | null | undefined): Asker {
  const secret = validate(deviceText, deviceId, 'deviceId')
  return { address, device: secret ? hashToken(secret) : null }
}
