import { configOrExit } from './config.js'
import { openOwnDatabase } from './own-database.js'
import { migrate } from './platform/database/database.js'
import { serverOf } from './platform/database/embedded/embedded.js'
import { unlimited } from './platform/database/limits.js'

/** Brings the schema of DATABASE_URL (or of the embedded database) up to date and ends. */
const server = await serverOf(configOrExit(), { joins: true })
const database = await openOwnDatabase({ url: server.url, pool: 1, limits: unlimited })
await migrate(database)
await database.close()
await server.stop()
