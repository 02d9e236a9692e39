import { readConfig } from '@tufang/server/config'
import { start } from '@tufang/server/main'

/** The program as it runs in production, on the database of DATABASE_URL. */
await start({ ...readConfig(), logLevel: 'silent' })
process.send?.('listening')

process.once('disconnect', () => process.exit())
