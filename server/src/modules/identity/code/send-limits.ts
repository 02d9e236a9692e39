import { DomainError } from '../../../kernel/errors.js'
import type { Network } from '../network.js'
import type { Sent } from './sending.queries.js'

const RESEND_SECONDS = 60
/** Codes a day for a phone, and further ones for each device that its owner has signed in from. */
const PER_DAY = 10
const OWN_PER_DAY = 5
const HOUR_SECONDS = 3600
const PER_ADDRESS_AND_HOUR = 60
const PER_NETWORK_AND_HOUR = 240

export interface Permit {
  /** Whether the code counts for the device alone, whose share strangers cannot use up. */
  own: boolean
  /** Whether this code takes a captcha. */
  needsCaptcha: boolean
}

/** Conditions of the next code; TOO_OFTEN or TOO_MANY_CODES where none may be sent. */
export function permitOf(sent: Sent, { isOneCaller }: Network): Permit {
  const own = sent.known && sent.ownToday < OWN_PER_DAY
  refuseTooSoon(sent.known ? sent.secondsSinceOwn : null)
  if (own) return { own, needsCaptcha: false }
  refuseTooSoon(sent.secondsSinceShared)
  if (sent.sharedToday >= PER_DAY) throw new DomainError('TOO_MANY_CODES', {}, [], HOUR_SECONDS)
  const perNetwork = isOneCaller ? PER_ADDRESS_AND_HOUR : PER_NETWORK_AND_HOUR
  if (sent.fromAddress >= PER_ADDRESS_AND_HOUR || sent.fromNetwork >= perNetwork) {
    throw new DomainError('TOO_OFTEN', { seconds: HOUR_SECONDS }, [], HOUR_SECONDS)
  }
  return { own, needsCaptcha: !sent.known && !sent.proved && sent.sharedInHour > 0 }
}

function refuseTooSoon(secondsSince: number | null): void {
  if (secondsSince === null || secondsSince >= RESEND_SECONDS) return
  const seconds = Math.ceil(RESEND_SECONDS - secondsSince)
  throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
}
