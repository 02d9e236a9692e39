import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** What pages can do with 我的导出, which stands in the frame so that it outlives them. */
interface Exports {
  /** Shows the panel. */
  show: () => void
  /** Watches a task that has been started, and tells when it has ended. */
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

/** Whether the panel is open, and the tasks that this window waits for, kept over a reload. */
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
