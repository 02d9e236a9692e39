import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useActive } from '../../../ui/overlay/active'
import { type ExportTaskFieldsFragment, ExportTasksDocument } from './export-task.generated'

export type Task = ExportTaskFieldsFragment

const EVERY_MS = 1500

export const isOpen = ({ status }: Task) => status === 'QUEUED' || status === 'RUNNING'

/** The person's tasks, the newest first; asked for again and again only while one of them waits or runs. */
export function useTasks() {
  const active = useActive()
  const query = useQuery(ExportTasksDocument, {
    notifyOnNetworkStatusChange: false,
    // A toast that nobody sees would be lost: what ends meanwhile is told when the window is looked at again.
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
