import { useApolloClient } from '@apollo/client/react'
import { useStale } from '../../price/direct-pay-price'
import { differencesOf, type Values, valuesOf } from './fields'
import type { Task } from './rows'
import { CaptainTaskDocument } from './task.generated'

/** An edit of an application, or its review, that somebody else's edit may overtake. */
export function useStaleTask(task: Task) {
  const client = useApolloClient()
  const variables = { id: task.id }
  return useStale<Values, Task>({
    opened: task,
    valuesOf,
    find: async () => (await client.query({ query: CaptainTaskDocument, variables })).data?.captainTask,
    differences: differencesOf,
  })
}
