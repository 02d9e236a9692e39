import type { Json } from '../../kernel/command/command.js'
import type { Em } from '../../kernel/sql/database.js'

/** Data of a job: ids and plain facts. They are stored in plain text, so never put in a code, a token or a password. */
export type JobData = Record<string, Json>

/**
 * Does the work; the signal fires at the job's time limit or when the program stops. It may run twice, so it must be
 * repeatable.
 */
export type JobHandler = (data: JobData, signal: AbortSignal) => Promise<void>

export interface SendOptions {
  /** Key that only one waiting job may have: further ones are dropped. */
  singletonKey?: string
  startAfter?: Date
  /** Entity manager of a transaction: the job exists if and only if that commits. */
  em?: Em
}

/** Job that delivers messages of the outbox: a queue for each topic, so that none waits for another's receivers. */
export const deliveryJob = (topic: string): string => `outbox-${topic}`

/**
 * Work outside of requests: it survives a restart, is tried again after a failure, and runs on one server at a time.
 */
export interface Jobs {
  /** Registers the handler of a job; all jobs are defined before the start. */
  define(name: string, handler: JobHandler): void
  /** Sends a job whenever the cron expression matches, by the clock of Shanghai. */
  schedule(name: string, cron: string): void
  /** Sends a job; inside a transaction pass its `em`, so that the job is sent by the commit. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>
  start(): Promise<void>
  /** Stops accepting jobs and waits for running ones, up to a limit. */
  stop(): Promise<void>
}
