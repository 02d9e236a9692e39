import type { Json } from '../../kernel/command/command.js'
import type { Em } from '../../kernel/sql/database.js'

/** What a job carries: ids and plain facts. It lies in the database as it is, so never a code, a token or a password. */
export type JobData = Record<string, Json>

/** Does the work; the signal fires when the job's time is up or the program stops. It may run twice: make it repeatable. */
export type JobHandler = (data: JobData, signal: AbortSignal) => Promise<void>

export interface SendOptions {
  /** While a job with this key waits, another one with the same key is not taken. */
  singletonKey?: string
  startAfter?: Date
  /** Sends within the transaction of this entity manager: the job exists if and only if it commits. */
  em?: Em
}

/** The job that delivers a message of the outbox: a queue for each topic, so that none waits for another's receivers. */
export const deliveryJob = (topic: string): string => `outbox-${topic}`

/** Work outside of requests: survives a restart, is tried again when it fails, runs on one server at a time. */
export interface Jobs {
  /** Says who does the jobs of a name; all names are defined before the start. */
  define(name: string, handler: JobHandler): void
  /** Sends a job of a defined name every time the cron expression comes round, on Shanghai's clock. */
  schedule(name: string, cron: string): void
  /** Inside a transaction give its `em`, and the job is there when it commits. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>
  start(): Promise<void>
  /** Takes no more jobs and waits for running ones, up to a limit. */
  stop(): Promise<void>
}
