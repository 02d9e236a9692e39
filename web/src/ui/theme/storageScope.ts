import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

export const StorageScopeContext = createContext('anonymous')

/** Values of keys as read last, so that equal text gives the same object. */
const readings = new Map<string, { text: string | null; value: object }>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read<T extends object>(key: string, initial: T): T {
  const text = localStorage.getItem(key)
  const known = readings.get(key)
  if (known?.text === text) return known.value as T
  const value = parsed(key, text, initial)
  readings.set(key, { text, value })
  return value
}

function parsed<T extends object>(key: string, text: string | null, initial: T): T {
  if (!text) return initial
  try {
    return { ...initial, ...(JSON.parse(text) as Partial<T>) }
  } catch {
    localStorage.removeItem(key)
    return initial
  }
}

/**
 * Setting of this person in this browser. `null` restores the initial value and removes the stored one. All components
 * see a stored value at once. @param initial declared outside of the component
 */
export function useStoredSetting<T extends object>(name: string, initial: T): [T, (next: T | null) => void] {
  const scope = useContext(StorageScopeContext)
  const key = `tufang.${scope}.${name}`
  const value = useSyncExternalStore(subscribe, () => read(key, initial))
  const store = useCallback(
    (next: T | null) => {
      if (next) localStorage.setItem(key, JSON.stringify(next))
      else localStorage.removeItem(key)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [value, store]
}
