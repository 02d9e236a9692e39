import type { Returned } from './returned'

/** How the two windows know each other's words. */
const RETURNED = 'tufang.thirdParty.returned'
const HEARD = 'tufang.thirdParty.heard'
const HEARD_MS = 2000
const LOOK_MS = 500

/** Only pages of this site are spoken to and listened to. */
const { origin } = window.location

/** In the window that came back: tells the one that opened it. False where nobody there listens. */
export function handOver(opener: Window, returned: Returned): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = (heard: boolean) => {
      listening.abort()
      clearTimeout(timer)
      resolve(heard)
    }
    const timer = setTimeout(() => end(false), HEARD_MS)
    window.addEventListener(
      'message',
      (event) => {
        if (event.origin === origin && event.source === opener && event.data === HEARD) end(true)
      },
      { signal: listening.signal },
    )
    opener.postMessage({ kind: RETURNED, ...returned }, origin)
  })
}

/** In the window that opened another: what that one comes back with; null where it is closed before, or this page is left. */
export function returnedFrom(opened: Window, leaving: AbortSignal): Promise<Returned | null> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = (returned: Returned | null) => {
      listening.abort()
      clearInterval(looking)
      resolve(returned)
    }
    const looking = setInterval(() => opened.closed && end(null), LOOK_MS)
    if (leaving.aborted) return end(null)
    leaving.addEventListener('abort', () => end(null), { signal: listening.signal })
    window.addEventListener(
      'message',
      (event) => {
        if (event.origin !== origin || event.source !== opened || !isReturned(event.data)) return
        opened.postMessage(HEARD, origin)
        end({ state: event.data.state, code: event.data.code })
      },
      { signal: listening.signal },
    )
  })
}

function isReturned(data: unknown): data is Returned {
  const said = data as { kind?: unknown; state?: unknown; code?: unknown } | null
  return (
    said?.kind === RETURNED && typeof said.state === 'string' && (said.code === null || typeof said.code === 'string')
  )
}
