import { configOrExit } from '@tufang/server/config'
import { run } from '@tufang/server/main'
import { fillWhenEmpty } from './fill.ts'

/** Starts the server; with DEMO on, an empty database is first filled with the demo world. */
const config = configOrExit()
await run(config, config.demo ? fillWhenEmpty : undefined)
