import { Worker, type WorkerOptions } from 'node:worker_threads'

// Compiled, a thread runs its .js. From TypeScript (tests), node strips the types of the .ts by itself, and only the ".js" of
// its relative imports must be led to the ".ts" that stands there.
const FROM_SOURCE = import.meta.url.endsWith('.ts')
const RESOLVE_SOURCES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
      return next(isSource ? specifier.replace(/\\.js$/, '.ts') : specifier, context)
    },
  })
`)}`

/** Starts a thread of a file beside the caller: its address without an extension, such as `new URL('./worker', import.meta.url)`. */
export function startThread(entry: URL, options: WorkerOptions = {}): Worker {
  const file = new URL(`${entry.href}.${FROM_SOURCE ? 'ts' : 'js'}`)
  return new Worker(file, FROM_SOURCE ? { ...options, execArgv: ['--import', RESOLVE_SOURCES] } : options)
}
