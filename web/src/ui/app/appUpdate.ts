import { useSyncExternalStore } from 'react'

/** Worker that keeps pages below this path on the device; other pages come from the server alone. */
const [WORKER, SCOPE] = ['/sw.js', '/work/']
const LOOKED = 'tufang.update-looked'
const HOUR = 3_600_000
/** Milliseconds without a look for a new version after which the page counts as old. */
const OLD = 7 * 24 * HOUR

export interface AppUpdate {
  /** Whether a newer version is on the device and waits to be used. */
  isReady: boolean
  /** Whether no server has been asked for a newer version for long. */
  isOld: boolean
}

let state: AppUpdate = { isReady: false, isOld: false }
let waiting: ServiceWorker | null = null
let isWanted = false
let lookedAt = 0
const listeners = new Set<() => void>()

function publish(change: Partial<AppUpdate>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function noteOld(): void {
  const looked = Number(localStorage.getItem(LOOKED))
  publish({ isOld: looked > 0 && Date.now() - looked > OLD })
}

/** Asks the server for a newer version, at most once an hour. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR) return
  lookedAt = Date.now()
  try {
    await registration.update()
    localStorage.setItem(LOOKED, String(Date.now()))
  } catch {
    // Without a connection the next look is soon.
    lookedAt = 0
  }
  noteOld()
}

/** Tells of a worker that is installed behind the one in use. */
function follow(registration: ServiceWorkerRegistration): void {
  const note = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return
    const ready = () => {
      if (worker.state !== 'installed') return
      waiting = worker
      publish({ isReady: true })
    }
    ready()
    worker.addEventListener('statechange', ready)
  }
  note(registration.waiting)
  registration.addEventListener('updatefound', () => note(registration.installing))
}

async function begin(): Promise<void> {
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  // Another window may put the new version to use: this one goes on as it is until its person wants it, too.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) window.location.reload()
    else if (hadWorker) publish({ isReady: true })
  })
  const registration = await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  follow(registration)
  const again = () => void look(registration)
  again()
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  setInterval(again, HOUR)
}

let begun = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // The development server builds no worker, and browsers have none on plain http.
  if (!begun && import.meta.env.PROD && 'serviceWorker' in navigator) {
    begun = true
    noteOld()
    // Without a worker the page works as long as there is a connection.
    begin().catch((error: unknown) => console.warn(error))
  }
  return () => listeners.delete(listener)
}

/** Keeps this page on the device, and tells of newer versions; nothing is loaded anew before somebody asks for it. */
export const useAppUpdate = (): AppUpdate => useSyncExternalStore(subscribe, () => state)

/** Puts the newer version to use and loads the page anew. */
export function update(): void {
  isWanted = true
  if (waiting?.state === 'installed') waiting.postMessage('update')
  else window.location.reload()
}
