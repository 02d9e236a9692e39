import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** Functions of 我的导出 for pages; it is in the frame, so that it outlives them. */
interface Exports {
  /** Opens the panel. */
  show: () => void
  /** Watches a started task, and reports its end. */
  watch: (id: string) => void
}

export const ExportsContext = createContext<Exports | null>(null)

export function useExports(): Exports {
  const exports = useContext(ExportsContext)
  if (!exports) throw new Error('useExports outside of the frame')
  return exports
}

const KEY = 'tufang.exports'
const read = () => sessionStorage.getItem(KEY)?.split(',').filter(Boolean) ?? []

/** Whether the panel is open, and the tasks that this window waits for; both survive a reload. */
export function useExportsHost() {
  const [open, setOpen] = useState(false)
  const [watched, setWatched] = useState(read)
  const change = useCallback((edit: (ids: readonly string[]) => string[]) => {
    const next = edit(read())
    sessionStorage.setItem(KEY, next.join())
    setWatched(next)
  }, [])
  const api = useMemo(
    () => ({ show: () => setOpen(true), watch: (id: string) => change((ids) => [...new Set([...ids, id])]) }),
    [change],
  )
  const ended = useCallback((id: string) => change((ids) => ids.filter((other) => other !== id)), [change])
  return { api, open, watched, wanted: open || watched.length > 0, hide: () => setOpen(false), ended }
}
