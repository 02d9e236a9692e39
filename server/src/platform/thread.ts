import { type ChildProcess, fork } from 'node:child_process'
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

const fileOf = (entry: URL): URL => new URL(`${entry.href}.${FROM_SOURCE ? 'ts' : 'js'}`)
const flags = FROM_SOURCE ? ['--import', RESOLVE_SOURCES] : []

/** Starts a thread of a file beside the caller: its address without an extension, such as `new URL('./worker', import.meta.url)`. */
export function startThread(entry: URL, options: WorkerOptions = {}): Worker {
  return new Worker(fileOf(entry), FROM_SOURCE ? { ...options, execArgv: flags } : options)
}

/**
 * Starts a process of such a file, for what strangers send: a thread whose heap is full may take the whole program with it. It knows nothing of
 * this one but what it is sent.
 */
export function startProcess(entry: URL, { heapMb }: { heapMb: number }): ChildProcess {
  return fork(fileOf(entry), {
    execArgv: [...flags, `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
}
