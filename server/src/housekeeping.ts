import { readConfig } from './config.js'
import { createServices } from './container.js'
import { smsOf } from './main.js'
import { openDatabase } from './platform/database/database.js'
import { background } from './platform/database/limits.js'
import { createLogger } from './platform/log.js'

/** Does the nightly housekeeping at once. The embedded database belongs to the server that has it open, so not there. */
const config = readConfig()
if (!config.databaseUrl) throw new Error('需要 DATABASE_URL：内置数据库由运行中的服务自行清理')
const log = createLogger(config.logLevel)
const database = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  pool: 1,
  limits: background,
})
try {
  const { housekeeping } = createServices({ config, database, sms: smsOf(config), log })
  log.info({ removed: await housekeeping.run() }, 'housekeeping')
} finally {
  await database.close()
}
