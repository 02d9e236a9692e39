import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { usePollMs } from '../../../apollo/live/flowing'
import { useActive } from '../../../ui/overlay/active'
import { type ExportTaskFieldsFragment, ExportTasksDocument } from './export-task.generated'

export type Task = ExportTaskFieldsFragment

const ALONE_MS = 1500

export const isOpen = ({ status }: Task) => status === 'QUEUED' || status === 'RUNNING'

/** Tasks of the person, newest first; polls only while a task is open. */
export function useTasks() {
  const active = useActive()
  const every = usePollMs(ALONE_MS)
  const query = useQuery(ExportTasksDocument, {
    notifyOnNetworkStatusChange: false,
    // A hidden window does not poll: its toast would go unseen, so that it appears when the window is visible again.
    skipPollAttempt: () => document.hidden,
  })
  const { startPolling, stopPolling } = query
  const tasks = (query.data ?? query.previousData)?.exportTasks
  const polls = active && (tasks?.some(isOpen) ?? false)
  useEffect(() => {
    if (!polls) return
    startPolling(every)
    return stopPolling
  }, [polls, every, startPolling, stopPolling])
  return { tasks, error: query.error, refetch: query.refetch }
}
