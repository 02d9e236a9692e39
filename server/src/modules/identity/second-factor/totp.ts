import { Secret, TOTP } from 'otpauth'

const ISSUER = '土方通'
/** What every authenticator app takes without being told (RFC 6238). */
const DIGITS = 6
const PERIOD_SECONDS = 30
/** A phone may go half a minute wrong, and whoever types may take as long. */
const STEPS_AROUND = 1
const SECRET_BYTES = 20

/** A new secret in base 32, as it is typed where no picture can be taken. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The otpauth address of a secret, which an app takes from a picture. */
export const addressOf = (secret: string, account: string): string => totpOf(secret, account).toString()

/** The half minute, counted since 1970, whose code this is; null where it is the code of none that is near. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const away = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return away === null ? null : totp.counter({ timestamp }) + away
}

const totpOf = (secret: string, label = ISSUER): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS })
