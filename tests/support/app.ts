import { createApp } from '@tufang/server/app'
import { type Config, readConfig } from '@tufang/server/config'
import { createServices, type Dependencies, type Services } from '@tufang/server/container'
import type { Database } from '@tufang/server/kernel/sql/database'
import { FairGate } from '@tufang/server/platform/fair/gate'
import { type Shares, sharesOf, WAITING } from '@tufang/server/platform/fair/shares'
import type { Ocr } from '@tufang/server/platform/ocr/ocr'
import { openOcr } from '@tufang/server/platform/ocr/own-ocr'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import type { FastifyInstance } from 'fastify'
import { Caller } from './caller'
import { HOUR, TestClock } from './clock'
import { testDatabase } from './database'
import { uniqueAddress } from './unique'

/** The whole program over the worker's database, with an SMS inbox and a clock in the test's hands. */
export interface TestApp {
  fastify: FastifyInstance
  database: Database
  sms: InboxSms
  clock: TestClock
  /** Reader of papers; a test that uses it closes it. */
  ocr: Ocr
  keptSessions: Services['keptSessions']
  /** Caller without a session. */
  anonymous(): Caller
}

/** Settings for guards, which ask for the schema, and send hundreds of large bodies that are refused. */
const read = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', INTROSPECTION: '1' })
const defaults: Config = { ...read, http: { ...read.http, refusedMs: 0 } }
let shared: Promise<TestApp> | undefined

/**
 * Gate that neither slows callers nor refuses them for a long wait: in a test, times depend on the load of the machine.
 */
function patientGate(pool: number): FairGate {
  const unpaced = Object.entries(sharesOf(pool)).map(([weight, { speed: _, used: __, ...share }]) => [weight, share])
  return new FairGate(Object.fromEntries(unpaced) as Shares, WAITING, HOUR)
}

/** The app that all tests of a worker share. */
export function testApp(): Promise<TestApp> {
  shared ??= openApp()
  return shared
}

/** An app of one's own, over the same database, where a test needs another configuration. */
export const openApp = async (
  config: Partial<Config> = {},
  log?: Dependencies['log'],
  documents?: Dependencies['documents'],
): Promise<TestApp> => appOver(await testDatabase(), config, log, documents)

/** The program over any database. */
export async function appOver(
  database: Database,
  config: Partial<Config> = {},
  log?: Dependencies['log'],
  documents?: Dependencies['documents'],
): Promise<TestApp> {
  const sms = new InboxSms()
  const clock = new TestClock()
  const own = { ...defaults, ...config }
  const ocr = openOcr(own)
  const deps = { config: own, database, sms, clock, ocr, log, documents, gate: patientGate(own.databasePool) }
  const services = createServices(deps)
  const fastify = await createApp(deps, services)
  const { keptSessions } = services
  return {
    fastify,
    database,
    sms,
    clock,
    ocr,
    keptSessions,
    anonymous: () => new Caller(fastify, { address: uniqueAddress() }),
  }
}
