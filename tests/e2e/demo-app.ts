import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { groundOf, type Services, servicesOver } from '@tufang/server/container'
import { defineJobs } from '@tufang/server/jobs'
import { keepSessions } from '@tufang/server/kept-sessions'
import type { Database } from '@tufang/server/kernel/sql/database'
import { BossJobs } from '@tufang/server/platform/jobs/boss-jobs'
import { createLogger } from '@tufang/server/platform/log'
import { openOcr } from '@tufang/server/platform/ocr/own-ocr'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import type { ThirdPartySettings } from '@tufang/server/platform/third-party/settings'
import { emptyDatabase, testDatabase } from '@tufang/tests/database'
import { freePort } from '@tufang/tests/free-port'
import { closePages } from './browser'

const POLLING_SECONDS = 0.5

export interface DemoApp {
  url: string
  database: Database
  services: Services
  codeOf(mobile: string): string
  /** Last text that was sent to a phone. */
  textOf(mobile: string): string | undefined
  /** Allows a phone to request another code at once, and this machine to request as many as the stories need. */
  forgetCodes(mobile: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Program with the demo world and the built pages on a port of its own. Options give it jobs, providers that know its
 * port, an empty database, or the strict codes of a program without demo.
 */
export async function startDemoApp({
  withJobs = false,
  empty = false,
  demo = true,
  frameOrigins = [] as readonly string[],
  thirdParty = {} as ThirdPartySettings,
  port = undefined as number | undefined,
  knownDocumentsOnly = false,
} = {}): Promise<DemoApp> {
  const database = empty ? await emptyDatabase() : await testDatabase()
  const listening = port ?? (await freePort())
  const url = `http://127.0.0.1:${listening}`
  const sms = new InboxSms()
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PUBLIC_URL: url,
      DATA_DIR: 'memory',
      DEMO: demo ? '1' : '0',
    }),
    frameOrigins,
    thirdParty,
    knownDocumentsOnly,
  }
  const log = createLogger(config.logLevel)
  const jobs = withJobs ? new BossJobs(database.url, log, POLLING_SECONDS) : undefined
  const ocr = openOcr(config)
  const deps = { config, database, sms, ocr, log, ...(jobs ? { jobs } : {}) }
  const ground = groundOf(deps)
  const services = servicesOver(ground)
  const listener = keepSessions(services, database.url, log)
  const app = await createApp(deps, services)
  if (jobs) {
    defineJobs(jobs, services, ground)
    await jobs.start()
  }
  await app.listen({ port: listening, host: '127.0.0.1' })
  const codeOf = (mobile: string): string => {
    const code = sms.codeOf(mobile)
    if (!code) throw new Error(`no code was sent to ${mobile}`)
    return code
  }
  const forgetCodes = async (mobile: string): Promise<void> => {
    const em = database.em.fork()
    await em.execute('delete from sms_code where mobile = ?', [mobile])
    await em.execute('update sms_code set address = null, network = null')
  }
  const stop = async (): Promise<void> => {
    // An open page would keep sending requests.
    await closePages(url)
    await Promise.all([app.close(), jobs?.stop(), listener.stop(), ocr.close()])
    if (empty) await database.close()
  }
  return { url, database, services, codeOf, textOf: (mobile) => sms.textOf(mobile), forgetCodes, stop }
}

let shared: Promise<DemoApp> | undefined

/** Program that all stories of a worker share, without jobs; it ends with the worker. */
export function demoApp(): Promise<DemoApp> {
  shared ??= startDemoApp()
  return shared
}
