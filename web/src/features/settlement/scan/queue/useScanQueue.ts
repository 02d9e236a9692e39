import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { getSession, ownerOf, useSession } from '../../../../apollo/session'
import { useComeBack } from '../../../../ui/reach/useComeBack'
import { ScanCardsDocument } from '../scan.generated'
import { type QueueState, ScanQueue } from './scanQueue'

/** Queues by clerk and company; they outlive the page, so that closing its tag loses nothing. */
const queues = new Map<string, ScanQueue>()

function queueOf(owner: string): ScanQueue {
  const known = queues.get(owner)
  if (known) return known
  const queue = new ScanQueue(`tufang.scan.${owner}`, () => ownerOf(getSession()) === owner)
  queues.set(owner, queue)
  return queue
}

/** Numbers of this clerk on their way to the server, and their results. */
export function useScanQueue(): { queue: ScanQueue; state: QueueState } {
  const client = useApolloClient()
  const queue = queueOf(ownerOf(useSession()))
  const state = useSyncExternalStore(queue.subscribe, queue.get)

  useEffect(() => {
    const resume = () => queue.resume()
    queue.connect(async (cardNos, idempotencyKey) => {
      const variables = { cardNos, idempotencyKey }
      const { data } = await client.mutate({ mutation: ScanCardsDocument, variables })
      if (!data) throw new Error('scanCards answered nothing')
      return data.scanCards
    })
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [queue, client])

  useComeBack(state.problem, queue.resume)

  return { queue, state }
}
