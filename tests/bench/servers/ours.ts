import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '@tufang/server/config'
import { start } from '@tufang/server/main'

/** Production program on the database of DATABASE_URL; tells how long its event loop was blocked. */
await start({ ...readConfig(), logLevel: 'silent' })
const holds = monitorEventLoopDelay({ resolution: 1 })
holds.enable()
process.on('message', () => {
  process.send?.(holds.max / 1e6)
  holds.reset()
})
process.send?.('listening')

process.once('disconnect', () => process.exit())
