import { configOrExit } from './config.js'
import { createServices } from './container.js'
import { smsOf } from './main.js'
import { openOwnDatabase } from './own-database.js'
import { serverOf } from './platform/database/embedded/embedded.js'
import { background } from './platform/database/limits.js'
import { createLogger } from './platform/log.js'

/** Does the nightly housekeeping at once, beside a running program or without one. */
const config = configOrExit()
const log = createLogger(config.logLevel)
const server = await serverOf(config, { joins: true })
const database = await openOwnDatabase({ url: server.url, pool: 1, limits: background })
try {
  const { housekeeping } = createServices({ config, database, sms: smsOf(config), log })
  log.info({ removed: await housekeeping.run() }, 'housekeeping')
} finally {
  await database.close()
  await server.stop()
}
