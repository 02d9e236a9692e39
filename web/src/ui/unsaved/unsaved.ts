import { createContext, useContext, useEffect, useId } from 'react'

/** Notes unsaved input; the frame gives every page a note of its own. */
export interface UnsavedHolder {
  mark: (id: string, unsaved: boolean) => void
}

export const UnsavedContext = createContext<UnsavedHolder>({ mark: () => undefined })

/** Marks the page as having unsaved input: its tag shows a dot, and closing the tag or the window asks first. */
export function useUnsaved(unsaved: boolean): void {
  const holder = useContext(UnsavedContext)
  const id = useId()
  useEffect(() => holder.mark(id, unsaved), [holder, id, unsaved])
  useEffect(() => () => holder.mark(id, false), [holder, id])
}
