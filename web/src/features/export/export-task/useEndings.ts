import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { texts } from './texts'
import { isOpen, type Task } from './useTasks'

const DONE_MS = 15_000

interface Options {
  tasks: readonly Task[] | undefined
  /** Tasks that were started in this window and are not known to have ended. */
  watched: readonly string[]
  download: (task: Task) => void
  show: () => void
  onEnded: (id: string) => void
}

/** Shows every task that ends while this window is open, with its file; a cancelled one is not shown. */
export function useEndings({ tasks, watched, download, show, onEnded }: Options): void {
  const open = useRef(new Set<string>())
  const latest = useRef({ download, show, onEnded })
  latest.current = { download, show, onEnded }
  useEffect(() => {
    if (!tasks) return
    const waitedFor = new Set([...open.current, ...watched])
    open.current = new Set(tasks.filter(isOpen).map(({ id }) => id))
    for (const id of waitedFor) {
      const task = tasks.find((one) => one.id === id)
      // A task that was just started may not be listed yet.
      if (!task || isOpen(task)) continue
      latest.current.onEnded(id)
      if (task.status === 'DONE') {
        const action = { label: texts.download, run: () => latest.current.download(task) }
        toast.success(texts.done(task.title, formatCount(task.done)), { duration: DONE_MS, action })
      }
      if (task.status === 'FAILED') {
        const action = { label: texts.view, run: () => latest.current.show() }
        toast.error(texts.failed(task.title, task.error ?? ''), { duration: DONE_MS, action })
      }
    }
  }, [tasks, watched])
}
