import { registerHooks } from 'node:module'
import { isOff, type Part, switchOff } from './switches.ts'

/**
 * Production program on the database of DATABASE_URL, whose fast path can be switched off part by part while it runs. A
 * message names the parts to switch off, and the answer is the processor time so far in ms. Plans are kept by their
 * text, so that `jit` and `text` need an operation with another name.
 */
registerHooks({
  resolve: (name, context, next) =>
    name === 'graphql-jit' && context.parentURL?.endsWith('/server/dist/graphql/fast/fast-path.js')
      ? { url: new URL('./switches.ts', import.meta.url).href, shortCircuit: true }
      : next(name, context),
})

const load = (file: string) => import(new URL(`../../../server/dist/${file}.js`, import.meta.url).href)

const [{ TextPages }, { SessionCache }, { JsonText }, { waybillList }] = await Promise.all([
  load('graphql/fast/pages'),
  load('modules/identity/session/session-cache'),
  load('kernel/values/json-text'),
  load('modules/waybill/waybill/waybill.queries'),
])

const { planFor } = TextPages.prototype
TextPages.prototype.planFor = function (...asked: unknown[]) {
  return isOff('text') ? undefined : planFor.apply(this, asked)
}

const { get } = SessionCache.prototype
SessionCache.prototype.get = function (hash: string, now: Date, read: () => unknown) {
  return isOff('sessions') ? read() : get.call(this, hash, now, read)
}

const { counters } = waybillList
Object.defineProperty(waybillList, 'counters', {
  enumerable: true,
  get: () => (isOff('counters') ? undefined : counters),
})

const { read } = TextPages.prototype
TextPages.prototype.read = async function (...asked: unknown[]) {
  const page = await read.apply(this, asked)
  const { records } = page as { records: unknown }
  if (!isOff('splice') || !(records instanceof JsonText)) return page
  return { ...page, records: JSON.parse((records as { pieces: string[] }).pieces.join('')) }
}

const [{ readConfig }, { start }] = await Promise.all([load('config'), load('main')])
await start({ ...readConfig(), logLevel: 'silent' })
process.on('message', (off: Part[]) => {
  switchOff(off)
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.('listening')
process.once('disconnect', () => process.exit())
