import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePollMs } from '../../../apollo/live/flowing'
import { refetchShowing } from '../../../apollo/refetchShowing'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { useActive } from '../../../ui/overlay/active'
import { isOpen } from './rows'
import type { Import, ImportRow, ImportSource } from './source'
import { texts } from './texts'
import { useListPage } from './useListPage'

const ALONE_MS = 1000

/** Shows the end of an import that ran in this window, and refreshes open lists of its records. */
function useEnding<Row extends ImportRow>(source: ImportSource<Row>, task: Import | undefined): void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const list = useListPage(source)
  const action = list && { label: texts.viewList(list.title), run: () => navigate(list.url) }
  const latest = useRef({ shown: source.shown, action })
  latest.current = { shown: source.shown, action }
  const seen = useRef(false)
  useEffect(() => {
    if (!task) return
    const ended = seen.current && !isOpen(task)
    seen.current = isOpen(task)
    if (!ended) return
    const { shown, action } = latest.current
    // A list shows a failed refresh itself.
    refetchShowing(client, shown).catch(() => undefined)
    const { fileName, status, createCount, updateCount, refusedCount } = task
    if (status === 'DONE') {
      const [created, updated] = [formatCount(createCount), formatCount(updateCount)]
      const told = texts.finished(fileName, created, updated, formatCount(refusedCount))
      toast.success(told, action ? { action } : {})
    }
    if (status === 'FAILED') toast.error(texts.failed(fileName, task.error ?? ''))
  }, [client, task])
}

/** One import, polled only while it waits or runs. */
export function useImport<Row extends ImportRow>(source: ImportSource<Row>, id: string) {
  const { document: asked, variables, pick } = source.one
  const active = useActive()
  const every = usePollMs(ALONE_MS)
  const query = useQuery(asked, {
    variables: variables(id),
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => document.hidden,
  })
  const { startPolling, stopPolling, refetch } = query
  const answer = query.data ?? query.previousData
  const task = answer === undefined ? undefined : pick(answer)
  const polls = active && task !== undefined && isOpen(task)
  useEffect(() => {
    if (!polls) return
    startPolling(every)
    return stopPolling
  }, [polls, every, startPolling, stopPolling])
  useEnding(source, task)
  // A failed try is reported as `error`.
  return { task, error: query.error, refetch: () => void refetch().catch(() => undefined) }
}
