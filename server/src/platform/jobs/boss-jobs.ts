import { randomUUID } from 'node:crypto'
import { type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import { databaseError } from '../../kernel/sql/database-error.js'
import { beyondCompany } from '../../kernel/sql/wall.js'
import { asRequest, currentRequestId } from '../log.js'
import { transactionOf } from './boss.queries.js'
import type { JobData, JobHandler, Jobs, SendOptions } from './jobs.js'

const TIME_ZONE = 'Asia/Shanghai'
/**
 * Time for which a stopping program waits for running jobs; then they are aborted, and continue in another program or
 * after the next start.
 */
const STOP_MS = 2000
const MINUTE = 60
/**
 * Delay after which the transaction that sends a job has almost always committed; otherwise the next regular look finds
 * the job.
 */
const WAKE_MS = 150

/** Five further tries after about 10, 20, 40, 80 and 160 seconds. */
const queue: Omit<Queue, 'name'> = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 10 * MINUTE,
  expireInSeconds: 30 * MINUTE,
  // A worker reports its job at half of this interval: the work of a killed program is tried again within about two
  // minutes.
  heartbeatSeconds: MINUTE,
}

/** Job in its stored form: the data, and the request that sent it. */
interface Envelope {
  requestId?: string
  data: JobData
}

/** Jobs on pg-boss, in a schema of their own beside the program's tables. */
export class BossJobs implements Jobs {
  private readonly handlers = new Map<string, JobHandler>()
  private readonly crons = new Map<string, string>()
  /** Workers by queue. */
  private readonly workers = new Map<string, string>()
  private readonly boss: PgBoss

  constructor(
    databaseUrl: string,
    private readonly log: Logger,
    /** Interval at which workers look for jobs. */
    private readonly pollingSeconds = 2,
  ) {
    this.boss = new PgBoss({
      schema: 'pgboss',
      flowIntervalSeconds: 10 * MINUTE,
      connectionString: databaseUrl,
      max: 2,
      application_name: 'tufang-jobs',
    })
    this.boss.on('error', (error) => this.report(error))
    this.boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue'))
  }

  /** Some errors of the queue are plain objects. Outages end by themselves and are logged elsewhere. */
  private report(told: unknown): void {
    const error = told instanceof Error ? told : Object.assign(new Error('job queue'), told)
    const isOutage = databaseError(error) !== error
    this.log[isOutage ? 'warn' : 'error']({ err: error }, 'job queue')
  }

  define(name: string, handler: JobHandler): void {
    this.handlers.set(name, handler)
  }

  schedule(name: string, cron: string): void {
    this.crons.set(name, cron)
  }

  async send(name: string, data: JobData, { singletonKey, startAfter, em }: SendOptions = {}): Promise<void> {
    const requestId = currentRequestId()
    const envelope: Envelope = requestId === undefined ? { data } : { requestId, data }
    const options = {
      // A key is always given: the queue takes two missing ones for equal.
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
      ...(em ? { db: transactionOf(em) } : {}),
    }
    // The queue's tables belong to no company.
    await beyondCompany(() => this.boss.send(name, envelope, options))
    if (!startAfter) this.wake(name)
  }

  /** Makes the worker of a new job look for it at once, since a person waits. */
  private wake(name: string): void {
    setTimeout(() => this.lookAgain(name), WAKE_MS).unref()
  }

  /** Makes a worker look again after a job: otherwise it would do one an interval, however many wait. */
  private lookAgain(name: string): void {
    const worker = this.workers.get(name)
    if (worker) this.boss.notifyWorker(worker)
  }

  async start(): Promise<void> {
    await this.boss.start()
    for (const [name, handler] of this.handlers) {
      await this.boss.createQueue(name, queue)
      const worker = await this.boss.work<Envelope>(
        name,
        { includeMetadata: true, pollingIntervalSeconds: this.pollingSeconds },
        async (jobs) => {
          try {
            for (const job of jobs) await this.run(job as JobWithMetadata<Envelope | null>, handler)
          } finally {
            this.lookAgain(name)
          }
        },
      )
      this.workers.set(name, worker)
    }
    for (const { name } of await this.boss.getSchedules()) {
      if (!this.crons.has(name)) await this.boss.unschedule(name)
    }
    // A scheduled time that was missed is made up for once.
    for (const [name, cron] of this.crons) {
      await this.boss.schedule(name, cron, null, { tz: TIME_ZONE, missed: 'once' })
    }
  }

  /** Ends running work; other programs may still send jobs. */
  async endWork(): Promise<void> {
    this.workers.clear()
    await this.boss.stop({ graceful: true, timeout: STOP_MS, close: false })
  }

  async stop(): Promise<void> {
    await this.endWork()
    await this.boss.stop()
  }

  /** Scheduled jobs have no envelope. The log names job, try and error, but never the data. */
  private async run(
    { id, name, data, signal, retryCount, retryLimit }: JobWithMetadata<Envelope | null>,
    handler: JobHandler,
  ) {
    const started = performance.now()
    const line = { job: name, jobId: id, attempt: retryCount + 1 }
    await asRequest(data?.requestId ?? id, async () => {
      try {
        await handler(data?.data ?? {}, signal)
        this.log.info({ ...line, ms: Math.ceil(performance.now() - started) }, 'job')
      } catch (error) {
        this.log.error({ ...line, givenUp: retryCount >= retryLimit, err: error }, 'job failed')
        throw error
      }
    })
  }
}
