import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { z } from 'zod'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { type IpPlaces, isPublicAddress, knownPlace } from './ip-place.js'

const TIMEOUT_MS = 3000
/** Failures in a row after which the service is left alone, and for how long. */
const FAILURES = 3
const REST_MS = 60_000
const MAX_PLACE = 100

const answerSchema = z.object({ address: z.string().trim().max(MAX_PLACE).nullable() })

/**
 * Asks a service over HTTP: GET of the configured address with `{ip}` filled in and an optional bearer token; the
 * answer is JSON `{"address": "广东省深圳市"}`, or null for an unknown address. Any other answer is an Error. Addresses of a
 * local network are named here, without a request.
 */
export class HttpIpPlaces implements IpPlaces {
  readonly asks = true
  readonly known = knownPlace
  private readonly guard = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive),
  )

  constructor(private readonly service: { url: string; token: string | undefined }) {}

  async find(address: string, signal?: AbortSignal): Promise<string | null> {
    refuseInTransaction('the place of an address')
    if (!isPublicAddress(address)) return knownPlace(address)
    return this.guard.execute(({ signal: end }) => this.ask(address, end), signal)
  }

  private async ask(address: string, signal: AbortSignal): Promise<string | null> {
    const { url, token } = this.service
    const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new Error(`the service of places answered ${response.status}`)
    const parsed = answerSchema.safeParse(await response.json())
    if (!parsed.success) throw new Error('the service of places answered with no place')
    return parsed.data.address || null
  }
}
