import { writeFile } from 'node:fs/promises'
import { migrate, openDatabase } from '../platform/database/database.js'
import { unlimited } from '../platform/database/limits.js'
import { tablesDocument } from './document.js'

/** `tables/print.js FILE` writes what all tables mean; run where the sources are. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: tables/print.js FILE')
const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory', pool: 1, limits: unlimited })
await migrate(database)
await writeFile(file, await tablesDocument(database, 'server/src'))
await database.close()
