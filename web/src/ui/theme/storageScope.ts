import { createContext, useCallback, useContext, useState } from 'react'

export const StorageScopeContext = createContext('anonymous')

function read<T extends object>(key: string, initial: T): T {
  const text = localStorage.getItem(key)
  if (!text) return initial
  try {
    return { ...initial, ...(JSON.parse(text) as Partial<T>) }
  } catch {
    localStorage.removeItem(key)
    return initial
  }
}

/** A setting of this user in this browser; `null` puts the initial value back and forgets the stored one. */
export function useStoredSetting<T extends object>(name: string, initial: T): [T, (next: T | null) => void] {
  const scope = useContext(StorageScopeContext)
  const key = `tufang.${scope}.${name}`
  const [value, setValue] = useState(() => read(key, initial))
  const store = useCallback(
    (next: T | null) => {
      if (next) localStorage.setItem(key, JSON.stringify(next))
      else localStorage.removeItem(key)
      setValue(next ?? initial)
    },
    [key, initial],
  )
  return [value, store]
}
