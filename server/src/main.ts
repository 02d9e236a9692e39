import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.js'
import { type Config, configOrExit } from './config.js'
import { groundOf, servicesOver } from './container.js'
import { defineJobs, resumeTasks, taskRounds } from './jobs.js'
import { keepSessions } from './kept-sessions.js'
import type { Database } from './kernel/sql/database.js'
import { openOwnDatabase } from './own-database.js'
import { migrate } from './platform/database/database.js'
import { type DatabaseServer, serverOf } from './platform/database/embedded/embedded.js'
import { EmbeddedRefusal } from './platform/database/embedded/programs.js'
import { background, interactive, unlimited } from './platform/database/limits.js'
import { SharedClock } from './platform/database/shared-clock.js'
import { BossJobs } from './platform/jobs/boss-jobs.js'
import { createLogger } from './platform/log.js'
import { openOcr } from './platform/ocr/own-ocr.js'
import { closePdf, warmPdf } from './platform/pdf/pdf.js'
import { HttpSms } from './platform/sms/http-sms.js'
import { InboxSms, NoSms, type SmsSender, SpoolSms } from './platform/sms/sms.js'

export interface Running {
  app: FastifyInstance
  /** Most time of a stop. */
  stopMs: number
  stop(): Promise<void>
}

/** Opens the database, brings it up to date, lets `prepare` fill it, starts the jobs, and listens. */
export async function start(
  config: Config,
  prepare: (database: Database) => Promise<void> = async () => undefined,
): Promise<Running> {
  const log = createLogger(config.logLevel)
  const server = await serverOf(config, { log })
  const { database, jobsDatabase } = await openDatabases(config, server, prepare)
  const sms = smsOf(config)
  const jobs = new BossJobs(server.url, log)
  const ocr = openOcr(config)
  const clock = await SharedClock.of(database, log)
  const deps = { config, database, sms, clock, ocr, log, jobs }
  const ground = groundOf(deps)
  const services = servicesOver(ground)
  const app = await createApp(deps, services)
  const jobGround = groundOf({ ...deps, database: jobsDatabase })
  const jobServices = servicesOver(jobGround)
  defineJobs(jobs, jobServices, jobGround)
  await jobServices.bulkSource.filled.ready()
  await jobs.start()
  await resumeTasks(jobs, jobServices, jobGround, { alone: server.isOwn })
  const rounds = taskRounds(jobs, services, ground, log)
  rounds.start()
  clock.start()
  const listener = keepSessions(services, server.url, log)
  warmPdf()
  await app.listen({ port: config.port, host: config.host })
  services.lastUses.start()
  ocr.warm().catch((error: unknown) => log.warn({ err: error }, 'pictures are not read'))
  const stop = async () => {
    const deliveries = () => Promise.all([services.outbox.stop(), jobServices.outbox.stop()])
    await Promise.all([
      app.close(),
      rounds.stop().then(() => jobs.endWork()),
      listener.stop(),
      clock.stop(),
      deliveries(),
    ])
    await Promise.all([deliveries(), services.lastUses.stop()])
    await jobs.stop()
    await Promise.all([closePdf(), ocr.close()])
    await Promise.all([database.close(), jobsDatabase.close()])
    await server.stop()
  }
  return { app, stop, stopMs: config.stopMs }
}

interface Databases {
  /** For requests, which wait for little. */
  database: Database
  /** For jobs, which read and write whole companies: they never take a connection that a request waits for. */
  jobsDatabase: Database
}

/** A statement's answer may take so much longer than the statement. */
const ANSWER_MARGIN_MS = 5000

async function openDatabases(
  { databasePool, databaseJobsPool, databaseStatementMs }: Config,
  { url }: DatabaseServer,
  prepare: (database: Database) => Promise<void>,
): Promise<Databases> {
  const first = await openOwnDatabase({ url, pool: 4, limits: unlimited })
  await migrate(first)
  await prepare(first)
  await first.close()
  const limits = { ...interactive, statement: databaseStatementMs, answer: databaseStatementMs + ANSWER_MARGIN_MS }
  const [database, jobsDatabase] = await Promise.all([
    openOwnDatabase({ url, pool: databasePool, limits, closed: true }),
    openOwnDatabase({ url, pool: databaseJobsPool, limits: background, closed: true }),
  ])
  return { database, jobsDatabase }
}

/**
 * Carrier of codes to phones: the gateways, the demo's inbox, or a file in place of a gateway. Production never uses
 * the file, which could be read on the machine.
 */
export function smsOf(config: Config): SmsSender {
  if (config.sms.length > 0) return new HttpSms(config.sms)
  if (config.production) return new NoSms()
  return config.demo ? new InboxSms() : new SpoolSms(path.join(config.dataDir, 'outbox'))
}

/**
 * Time left for the end. Callers are cut off long before (see HttpLimits): only a database that does not answer takes
 * so long, and it undoes its work.
 */
const MARGIN_MS = 500

/**
 * Stops on the first signal: running work goes to its end, then the database closes, within a limit. A second signal
 * ends the program at once.
 */
export function stopOnSignals({ app, stop, stopMs }: Running): void {
  let stopping = false
  const hear = (signal: NodeJS.Signals) => {
    if (stopping) {
      app.log.warn({ signal }, 'stopped at once')
      process.exit(1)
    }
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.warn('stop took too long')
      process.exit(0)
    }, stopMs - MARGIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear)
}

/** Starts and runs until a signal comes; where PostgreSQL cannot run here, one line says so. */
export async function run(...options: Parameters<typeof start>): Promise<void> {
  try {
    stopOnSignals(await start(...options))
  } catch (error) {
    if (!(error instanceof EmbeddedRefusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (import.meta.filename === process.argv[1]) await run(configOrExit())
