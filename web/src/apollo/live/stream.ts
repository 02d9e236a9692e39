import { print } from 'graphql'
import { idOf, noteUnknown } from '../documents/known'
import { authHeaders, getSession, subscribeSession } from '../session'
import { ChangedDocument, type ChangedSubscription } from './changed.generated'
import { readEvents } from './events'
import { type OpenStream, type Sharing, StreamRefusal } from './happening'

interface Answer {
  data?: ChangedSubscription | null
  errors?: { extensions?: { code?: string } }[]
}

/**
 * Stream of changes under the session of the moment. It never renews a session: other requests do so, of which one that
 * a person waits for may ask him to sign in again.
 */
const openStream: OpenStream = async function* (after, signal) {
  const session = getSession()
  if (!session || session.expiresAt <= Date.now()) throw new StreamRefusal(true)
  const documentId = idOf(ChangedDocument)
  const asked = documentId ? { documentId } : { query: print(ChangedDocument) }
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...authHeaders(session) },
    body: JSON.stringify({ ...asked, variables: { after } }),
    signal,
  })
  // An id of another build of the pages: the text is sent when the stream is opened again.
  if (documentId && response.status === 400) noteUnknown(documentId)
  if (!response.ok || !response.body) throw new StreamRefusal(response.status === 401)
  for await (const text of readEvents(response.body)) {
    const { data, errors } = JSON.parse(text) as Answer
    if (errors) throw new StreamRefusal(errors[0]?.extensions?.code === 'UNAUTHENTICATED')
    if (data) yield data.changed
  }
}

/** Resolves with the next session of this browser, or at the signal. */
const nextSession = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const before = getSession()?.accessToken
    const stop = subscribeSession(() => getSession()?.accessToken !== before && end())
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })

/** Means of this browser for the windows of one person in one company. Locks exist on https and localhost alone. */
export function sharingOf(owner: string): Sharing {
  const name = `tufang.live.${owner}`
  const { locks } = navigator
  return {
    channel: new BroadcastChannel(name),
    lock: locks && ((work, signal) => locks.request(name, { signal }, work)),
    open: openStream,
    nextSession,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        // Browsers of a server that has started again do not all come at once.
        const timer = setTimeout(resolve, ms * (0.5 + Math.random()))
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}
