import { Secret, TOTP } from 'otpauth'

const ISSUER = '土方通'
/** Parameters that every authenticator app takes by default (RFC 6238). */
const DIGITS = 6
const PERIOD_SECONDS = 30
/** Steps around the present one: a phone may be half a minute wrong, and typing may take as long. */
const STEPS_AROUND = 1
const SECRET_BYTES = 20

/** New secret in base 32, which people without a camera type. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** otpauth address of a secret, which an app scans as a QR code. */
export const addressOf = (secret: string, account: string): string => totpOf(secret, account).toString()

/** Number of the half minute since 1970 that a code belongs to; null where that is not near the present one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const away = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return away === null ? null : totp.counter({ timestamp }) + away
}

const totpOf = (secret: string, label = ISSUER): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS })
