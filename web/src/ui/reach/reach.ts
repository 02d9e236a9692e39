/** Milliseconds between two attempts while the server does not answer. */
const PAUSE = 1000
/** Milliseconds after an answer during which the server need not be asked again. */
const FRESH = 1000
const TIMEOUT = 3000

const listeners = new Set<() => void>()
let answeredAt = Number.NEGATIVE_INFINITY
let asking: Promise<void> | null = null
let away = false

function publish(next: boolean): void {
  if (away === next) return
  away = next
  for (const listener of listeners) listener()
}

/** Whether the server fails to answer at present, for notes about it. */
export const reachStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => away,
}

/** Notes that the server has just answered. */
export function noteAnswer(): void {
  answeredAt = performance.now()
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })).ok
  } catch {
    // Every failure counts as no answer.
    return false
  }
}

/** Waits for the pause, or less if the connection or the person returns. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const events = [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const
    const done = () => {
      clearTimeout(timer)
      for (const [target, name] of events) target.removeEventListener(name, done)
      resolve()
    }
    const timer = setTimeout(done, PAUSE)
    for (const [target, name] of events) target.addEventListener(name, done)
  })
}

async function ask(): Promise<void> {
  while (!(await answers())) {
    publish(true)
    await pause()
  }
  noteAnswer()
  publish(false)
}

/** Resolves as soon as the server answers: at once if it has just done so, otherwise after attempts every second. */
export function whenReachable(): Promise<void> {
  if (!away && performance.now() - answeredAt < FRESH) return Promise.resolve()
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Waits for the server after a failed fetch. The server is asked again in any case, a second later at the earliest. */
export async function whenBack(): Promise<void> {
  answeredAt = Number.NEGATIVE_INFINITY
  await pause()
  await whenReachable()
}
