import type { DomainError } from '../../kernel/errors.js'
import type { Em } from '../../kernel/sql/database.js'
import type { JobData } from '../jobs/jobs.js'

/** What shall leave the program once the transaction has committed. */
export interface OutboxMessage {
  topic: string
  /** Names rows and holds plain facts. It lies in the database as it is, so never a code, a token or a password. */
  payload: JobData
  companyId?: string
  /** From then on nobody wants it any more, and it is given up. */
  expiresAt: Date
}

/** Which message a try is for. */
export interface Try {
  /** The same in every try: by it a receiver knows what it has had already. */
  id: string
  attempt: number
}

/**
 * Hands a message over. It may do so twice, so the receiver must bear that. False: nobody needs it any more. A DomainError is the receiver's
 * refusal, which is final; any other error, and one of kind "unavailable", is tried again. The signal fires when the time for this try is up.
 */
export type DeliveryHandler = (payload: JobData, signal: AbortSignal, message: Try) => Promise<boolean>

/** Who delivers the messages of a topic, and when they are given up. */
export interface Topic {
  deliver: DeliveryHandler
  /** A message is given up after so many tries, and at the latest when it expires. */
  attempts?: number
  /**
   * Writes down, in the transaction that gives a message up, that it will not arrive; `code` says why: a refusal's, a fault's, EXPIRED, or
   * NEEDLESS when the handler said so.
   */
  givenUp?(em: Em, payload: JobData, code: string): Promise<void>
}

/** How a try ended. LATER: it failed, or somebody else is at it; the job goes on with it. */
export type Delivery = { state: 'DELIVERED' | 'GIVEN_UP' | 'LATER' } | { state: 'REFUSED'; refusal: DomainError }

/** Sends the job that delivers a message, within the transaction of `em`. */
export type SendDelivery = (topic: string, id: string, startAfter: Date, em: Em) => Promise<void>

/** Messages to the world outside, written in the transaction that they belong to and delivered at least once after it. */
export interface Outbox {
  /** Writes a message and its job within the caller's transaction, and gives its id. */
  add(em: Em, message: OutboxMessage): Promise<string>
  /** Delivers a message now, after the commit, unless somebody else is at it. */
  deliver(id: string, signal?: AbortSignal): Promise<Delivery>
  /** The same, but the answer comes after `ms` at the latest, and no fault is thrown: what was written stays written. */
  deliverWithin(ms: number, id: string): Promise<Delivery>
}
