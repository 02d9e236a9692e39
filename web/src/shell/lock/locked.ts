import type { ApolloCache } from '@apollo/client'

/** The windows of this browser share one session, and its lock. */
const windows = new BroadcastChannel('tufang.lock')

/** Stores the lock of this session from the server's answer. */
export function keepLocked(cache: ApolloCache, locked: boolean): void {
  cache.modify({ id: cache.identify({ __typename: 'Viewer' }), fields: { sessionLocked: () => locked } })
}

/** Stores a lock that the server has just confirmed, and tells the other windows. */
export function setLocked(cache: ApolloCache, locked: boolean): void {
  keepLocked(cache, locked)
  windows.postMessage(locked)
}

/** Calls back when another window has locked or unlocked the session. */
export function onLockedElsewhere(listener: (locked: boolean) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => listener(data === true)
  windows.addEventListener('message', hear)
  return () => windows.removeEventListener('message', hear)
}
