import { optionalText, validate } from '../../../kernel/values/validate.js'
import { hashToken } from '../secret.js'
import { identityTexts } from '../texts.js'

/** Who asks for a code, or shows one. */
export interface Asker {
  address: string
  /** The hash of the secret that a device keeps; null where none is known. */
  device: string | null
}

const SHORTEST = 32
const LONGEST = 64
/** The secret by which a device is known; a short one could be guessed. */
export const deviceText = optionalText(identityTexts.deviceId, LONGEST).refine(
  (secret) => secret === undefined || secret.length >= SHORTEST,
  { error: identityTexts.deviceIdShort(SHORTEST, LONGEST) },
)

export function askerOf(address: string, deviceId: string | null | undefined): Asker {
  const secret = validate(deviceText, deviceId, 'deviceId')
  return { address, device: secret ? hashToken(secret) : null }
}
