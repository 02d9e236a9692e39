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
export const deviceText = optionalText(identityTexts.deviceId, LONGEST)

/** A short device id could be guessed: here it is as good as none. */
export function askerOf(address: string, deviceId: string | null | undefined): Asker {
  const secret = validate(deviceText, deviceId, 'deviceId')
  return { address, device: secret && secret.length >= SHORTEST ? hashToken(secret) : null }
}
