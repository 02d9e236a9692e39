/** Between two questions while the server does not answer, in milliseconds. */
const PAUSE = 1000
/** An answer that young spares the question. */
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

/** Whether the server does not answer just now, for what tells people. */
export const reachStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => away,
}

/** Says that the server has just answered something. */
export function noteAnswer(): void {
  answeredAt = performance.now()
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })).ok
  } catch {
    // Whatever kept the answer away, there is none.
    return false
  }
}

/** Half a breath, or until the connection or the person is back. */
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

/** Resolves as soon as the server answers: at once if it has just done so, else it is asked every second. */
export function whenReachable(): Promise<void> {
  if (!away && performance.now() - answeredAt < FRESH) return Promise.resolve()
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** The same after something could not be fetched: it is asked in any case, and not before a second has passed. */
export async function whenBack(): Promise<void> {
  answeredAt = Number.NEGATIVE_INFINITY
  await pause()
  await whenReachable()
}
