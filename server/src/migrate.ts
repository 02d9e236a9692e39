import { readConfig } from './config.js'
import { migrate, openDatabase } from './platform/database/database.js'
import { unlimited } from './platform/database/limits.js'

/** Brings the schema of DATABASE_URL (or of the embedded database) up to date and ends. */
const { databaseUrl, dataDir } = readConfig()
const database = await openDatabase({ databaseUrl, dataDir, pool: 1, limits: unlimited })
await migrate(database)
await database.close()
