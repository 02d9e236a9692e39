import type { Config } from './config.js'
import { type Clock, systemClock } from './kernel/clock.js'
import { createRunCommand } from './kernel/command.js'
import { CodeService } from './modules/identity/code/code.service.js'
import { SessionService } from './modules/identity/session/session.service.js'
import type { Database } from './platform/database/database.js'
import type { SmsSender } from './platform/sms/sms.js'

export interface Dependencies {
  config: Config
  database: Database
  sms: SmsSender
  clock?: Clock
}

export type Services = ReturnType<typeof createServices>

/** The one place where services are built and wired. */
export function createServices({ config, database, sms, clock = systemClock }: Dependencies) {
  const run = createRunCommand(database, clock)
  const codes = new CodeService(database, clock, sms)
  const sessions = new SessionService(database, clock, codes, config.strictUserHash)
  return { run, codes, sessions }
}
