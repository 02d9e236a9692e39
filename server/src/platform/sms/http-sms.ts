import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { DomainError } from '../../kernel/errors.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { refusalOf } from './gateway-answer.js'
import type { SmsMessage, SmsSender } from './sms.js'

export interface SmsGateway {
  url: string
  token: string | undefined
}

const TIMEOUT_MS = 5000
/** Failures in a row after which the gateway is left alone, and for how long. */
const FAILURES = 3
const REST_MS = 30_000

/**
 * Sends messages by an SMS gateway, and by the next one while the first cannot be reached. A gateway that refuses has
 * answered: no other is asked.
 */
export class HttpSms implements SmsSender {
  private readonly gateways: GuardedGateway[]

  constructor(gateways: readonly SmsGateway[]) {
    this.gateways = gateways.map((gateway) => new GuardedGateway(gateway))
  }

  async send(message: SmsMessage, signal?: AbortSignal): Promise<void> {
    refuseInTransaction('an SMS')
    const failures: unknown[] = []
    for (const gateway of this.gateways) {
      signal?.throwIfAborted()
      const answer = await gateway.send(message, signal).catch((error: unknown) => ({ error }))
      if (!answer) return
      if (answer instanceof DomainError) throw answer
      failures.push(answer.error)
    }
    throw failures.length === 1 ? failures[0] : new Error('no SMS gateway took the message', { cause: failures[0] })
  }
}

const newGuard = () =>
  wrap(
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    timeout(TIMEOUT_MS, TimeoutStrategy.Aggressive),
  )

/**
 * Gateway: POST {mobile, template, params} as JSON with a bearer token, with a timeout of 5 seconds, behind a circuit
 * breaker.
 */
class GuardedGateway {
  private readonly guard = newGuard()

  constructor(private readonly gateway: SmsGateway) {}

  /** A refusal is returned, not thrown, since it counts as an answer for the circuit breaker. */
  send(message: SmsMessage, signal?: AbortSignal): Promise<DomainError | undefined> {
    return this.guard.execute(({ signal: end }) => this.post(message, end), signal)
  }

  private async post(message: SmsMessage, signal: AbortSignal): Promise<DomainError | undefined> {
    const { url, token } = this.gateway
    const { mobile } = message
    const said =
      'code' in message
        ? { template: 'verification-code', params: { code: message.code } }
        : { template: message.template, params: message.params }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ mobile, ...said }),
      signal,
    })
    return refusalOf(response)
  }
}
