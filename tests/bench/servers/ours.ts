import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '@tufang/server/config'
import { start } from '@tufang/server/main'

/** The program as it runs in production, on the database of DATABASE_URL; it tells how long its event loop was held. */
await start({ ...readConfig(), logLevel: 'silent' })
const holds = monitorEventLoopDelay({ resolution: 1 })
holds.enable()
process.on('message', () => {
  process.send?.(holds.max / 1e6)
  holds.reset()
})
process.send?.('listening')

process.once('disconnect', () => process.exit())
