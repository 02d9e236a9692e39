import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { DomainError } from '../kernel/errors.js'

// Options of a thread that runs from TypeScript, in tests: node strips the types, and relative imports of ".js" must be
// led to the ".ts" file. Compiled threads run their .js without them.
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

/**
 * Starts a thread of a file beside the caller, given as an address without an extension, such as `new URL('./worker',
 * import.meta.url)`.
 */
export function startThread(entry: URL, options: WorkerOptions = {}): Worker {
  return new Worker(fileOf(entry), FROM_SOURCE ? { ...options, execArgv: flags } : options)
}

const RETRY_SECONDS = 5

/** Heap of a process, and its longest time. */
export interface ProcessLimits {
  heapMb: number
  milliseconds: number
}

/**
 * Answer of a separate process to a file of a stranger, in one message; undefined when the process ends without one,
 * for example for lack of memory. TOO_MANY_AT_ONCE at its time limit: a file that a busy machine did not read may be
 * read later. The process is ended in every case, and nothing of the file is stored.
 */
export async function askProcess<Answer>(
  entry: URL,
  content: Uint8Array,
  limits: ProcessLimits,
): Promise<Answer | undefined> {
  const reader = startProcess(entry, limits)
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    reader.kill('SIGKILL')
  }, limits.milliseconds)
  try {
    const answer = await answerOf<Answer>(reader, content)
    if (answer === undefined && isOver) throw new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)
    return answer
  } finally {
    clearTimeout(timer)
    reader.kill('SIGKILL')
  }
}

async function answerOf<Answer>(reader: ChildProcess, content: Uint8Array): Promise<Answer | undefined> {
  const ended = new AbortController()
  reader.once('exit', () => ended.abort())
  // A process that ends before it has received the file reports that by its exit.
  reader.send(content, () => undefined)
  const [answer]: (Answer | null)[] = await once(reader, 'message', { signal: ended.signal }).catch(
    (error: unknown) => {
      if (ended.signal.aborted) return []
      throw error
    },
  )
  return answer ?? undefined
}

/**
 * Starts a process instead of a thread, since a thread with a full heap may crash the whole program. It only knows the
 * messages that it gets.
 */
function startProcess(entry: URL, { heapMb }: ProcessLimits): ChildProcess {
  return fork(fileOf(entry), {
    execArgv: [...flags, `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
}
