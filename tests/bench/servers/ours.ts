import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '@tufang/server/config'
import { documentIdOf, KnownDocuments } from '@tufang/server/graphql/known-documents'
import { start } from '@tufang/server/main'

/**
 * Production program on the database of DATABASE_URL; tells how long its event loop was blocked. Besides the documents
 * of the built pages it knows those of BENCH_DOCUMENTS, a list of texts.
 */
const texts: string[] = JSON.parse(process.env.BENCH_DOCUMENTS ?? '[]')
const known = new Map(texts.map((text) => [documentIdOf(text), text]))
const { find } = KnownDocuments.prototype
KnownDocuments.prototype.find = function (id: string) {
  return known.get(id) ?? find.call(this, id)
}

await start({ ...readConfig(), logLevel: 'silent' })
const holds = monitorEventLoopDelay({ resolution: 1 })
holds.enable()
process.on('message', () => {
  process.send?.(holds.max / 1e6)
  holds.reset()
})
process.send?.('listening')

process.once('disconnect', () => process.exit())
