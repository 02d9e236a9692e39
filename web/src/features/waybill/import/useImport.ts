import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { useActive } from '../../../ui/overlay/active'
import { WaybillImportDocument } from './import.generated'
import { type Import, isOpen } from './rows'
import { texts } from './texts'

const EVERY_MS = 1000

/** Tells how an import ended that was seen under way. */
function useEnding(task: Import | undefined): void {
  const seen = useRef(false)
  useEffect(() => {
    if (!task) return
    const ended = seen.current && !isOpen(task)
    seen.current = isOpen(task)
    if (!ended) return
    const { fileName, status, createCount, updateCount, refusedCount } = task
    if (status === 'DONE') {
      const [created, updated] = [formatCount(createCount), formatCount(updateCount)]
      toast.success(texts.finished(fileName, created, updated, formatCount(refusedCount)))
    }
    if (status === 'FAILED') toast.error(texts.failed(fileName, task.error ?? ''))
  }, [task])
}

/** One import; asked for again and again only while it waits or runs. */
export function useImport(id: string) {
  const active = useActive()
  const query = useQuery(WaybillImportDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => document.hidden,
  })
  const { startPolling, stopPolling, refetch } = query
  const task = (query.data ?? query.previousData)?.waybillImport
  const polls = active && task !== undefined && isOpen(task)
  useEffect(() => {
    if (!polls) return
    startPolling(EVERY_MS)
    return stopPolling
  }, [polls, startPolling, stopPolling])
  useEnding(task)
  // A failed try comes back as `error`.
  return { task, error: query.error, refetch: () => void refetch().catch(() => undefined) }
}
