import type { DomainError } from '../../kernel/errors.js'
import type { Em } from '../../kernel/sql/database.js'
import type { JobData } from '../jobs/jobs.js'

/** Message that leaves the program once the transaction has committed. */
export interface OutboxMessage {
  topic: string
  /** Names of rows and plain facts. They are stored in plain text, so never include a code, a token or a password. */
  payload: JobData
  companyId?: string
  /** Time after which the message is useless; it is then given up. */
  expiresAt: Date
}

/** Attempt to deliver a message. */
export interface Try {
  /** Id of the message, the same in every attempt, by which a receiver recognises a repeated message. */
  id: string
  attempt: number
}

/**
 * Delivers a message, perhaps twice, which the receiver must tolerate; returns false if the message is no longer
 * needed. A DomainError is the receiver's final refusal; any other error, and one of kind "unavailable", leads to
 * another attempt. The signal fires at the time limit of the attempt.
 */
export type DeliveryHandler = (payload: JobData, signal: AbortSignal, message: Try) => Promise<boolean>

/** Delivery of the messages of a topic, and the limit of its attempts. */
export interface Topic {
  deliver: DeliveryHandler
  /** Attempts after which a message is given up, even before it expires. */
  attempts?: number
  /**
   * Records that a message will not arrive, in the transaction that gives it up. `code` is the reason: of a refusal or
   * a fault, EXPIRED, or NEEDLESS when the handler has returned false.
   */
  givenUp?(em: Em, payload: JobData, code: string): Promise<void>
}

/** Result of an attempt. LATER: it failed, or another one is running; the job tries again. */
export type Delivery = { state: 'DELIVERED' | 'GIVEN_UP' | 'LATER' } | { state: 'REFUSED'; refusal: DomainError }

/** Sends the job that delivers a message, within the transaction of `em`. */
export type SendDelivery = (topic: string, id: string, startAfter: Date, em: Em) => Promise<void>

/** Messages to the outside, written in the transaction that they belong to, and delivered at least once after it. */
export interface Outbox {
  /** Writes a message and its job within the caller's transaction, and returns its id. */
  add(em: Em, message: OutboxMessage): Promise<string>
  /** Delivers a message after the commit, unless another attempt is running. */
  deliver(id: string, signal?: AbortSignal): Promise<Delivery>
  /** Waits for a delivery up to `ms`; throws no fault, since the message is stored and will be tried again. */
  deliverWithin(ms: number, id: string): Promise<Delivery>
}
