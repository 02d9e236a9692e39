import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface DrawerParam {
  /** Content of the drawer according to the URL; null while it is closed. */
  value: string | null
  open: (value: string) => void
  close: () => void
}

/**
 * State of a drawer in the URL: `?receipt=HZ202611200001`. Opening adds an entry to the history, so that going back
 * closes the drawer.
 */
export function useDrawerParam(name: string): DrawerParam {
  const [params, setParams] = useSearchParams()
  const value = params.get(name)
  const set = useCallback(
    (next: string | null, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === null) after.delete(name)
          else after.set(name, next)
          return after
        },
        { replace },
      ),
    [name, setParams],
  )
  return {
    value,
    open: (next) => set(next, value !== null),
    close: () => set(null, true),
  }
}
