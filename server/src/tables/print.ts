import { writeFile } from 'node:fs/promises'
import { openOwnDatabase } from '../own-database.js'
import { migrate } from '../platform/database/database.js'
import { startEmbedded } from '../platform/database/embedded/embedded.js'
import { unlimited } from '../platform/database/limits.js'
import { tablesDocument } from './document.js'

/** Program `tables/print.js FILE`: writes the descriptions of all tables; must run where the sources are. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: tables/print.js FILE')
const server = await startEmbedded({ dataDir: 'memory' })
const database = await openOwnDatabase({ url: server.url, pool: 1, limits: unlimited })
await migrate(database)
await writeFile(file, await tablesDocument(database, 'server/src'))
await database.close()
await server.stop()
