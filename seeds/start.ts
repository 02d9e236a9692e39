import { readConfig } from '@tufang/server/config'
import { start, stopOnSignals } from '@tufang/server/main'
import { EmbeddedRefusal } from '@tufang/server/platform/database/embedded/programs'
import { fillWhenEmpty } from './fill.ts'

/** Starts the server; with DEMO on, an empty database is first filled with the demo world. */
const config = readConfig()
try {
  stopOnSignals(await start(config, config.demo ? fillWhenEmpty : undefined))
} catch (error) {
  if (!(error instanceof EmbeddedRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
