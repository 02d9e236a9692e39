import type { Returned } from './returned'

/** Kinds of messages between the two windows. */
const RETURNED = 'tufang.thirdParty.returned'
const HEARD = 'tufang.thirdParty.heard'
const HEARD_MS = 2000
const LOOK_MS = 500

/** Only pages of this site are addressed and listened to. */
const { origin } = window.location

/** Passes the result from the returned window to its opener. False if the opener does not listen. */
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

/** Answer of a window that was opened here; null if it was closed before, or this page was left. */
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
