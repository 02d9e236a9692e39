import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let flowing = false

/** Notes whether this window is told of changes. */
export function setFlowing(next: boolean): void {
  if (flowing === next) return
  flowing = next
  for (const listener of listeners) listener()
}

const store = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => flowing,
}

/** Pause in ms between two looks at progress that changes are told of, as a second way beside the stream. */
const BESIDE_MS = 30_000

export const useFlowing = (): boolean => useSyncExternalStore(store.subscribe, store.get)

/** Pause in ms between two looks at progress: the given one where no stream tells of it. */
export const usePollMs = (alone: number): number => (useFlowing() ? BESIDE_MS : alone)
