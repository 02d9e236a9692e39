import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useActive } from '../../../ui/overlay/active'
import { type ExportTaskFieldsFragment, ExportTasksDocument } from './export-task.generated'

export type Task = ExportTaskFieldsFragment

const EVERY_MS = 1500

export const isOpen = ({ status }: Task) => status === 'QUEUED' || status === 'RUNNING'

/** Tasks of the person, newest first; polls only while a task is open. */
export function useTasks() {
  const active = useActive()
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
    startPolling(EVERY_MS)
    return stopPolling
  }, [polls, startPolling, stopPolling])
  return { tasks, error: query.error, refetch: query.refetch }
}
