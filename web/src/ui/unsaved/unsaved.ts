import { createContext, useContext, useEffect, useId } from 'react'

/** Takes note of unsaved input; the shell gives every page its own. */
export interface UnsavedHolder {
  mark: (id: string, unsaved: boolean) => void
}

export const UnsavedContext = createContext<UnsavedHolder>({ mark: () => undefined })

/** Marks the page as holding unsaved input: its tag shows a dot, and closing it or the window asks first. */
export function useUnsaved(unsaved: boolean): void {
  const holder = useContext(UnsavedContext)
  const id = useId()
  useEffect(() => holder.mark(id, unsaved), [holder, id, unsaved])
  useEffect(() => () => holder.mark(id, false), [holder, id])
}
