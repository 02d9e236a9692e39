import type { ApolloClient } from '@apollo/client'
import { describe, expect, it, vi } from 'vitest'
import type { Shown } from '../refetchShowing'
import { eventsIn } from './events'
import { Refresher, refresh } from './refresher'

/** Refresher whose pauses end when the test says so. */
function refresherOf({ hidden = false } = {}) {
  const [asked, pauses, ends] = [[] as (Shown[] | 'everything')[], [] as number[], [] as (() => void)[]]
  const state = { hidden }
  const refresher = new Refresher(
    async (shown) => void asked.push(shown === 'everything' ? shown : [...shown]),
    () => state.hidden,
    (ms) =>
      new Promise<void>((resolve) => {
        pauses.push(ms)
        ends.push(resolve)
      }),
  )
  const endPause = async () => {
    ends.at(-1)?.()
    await new Promise(setImmediate)
  }
  return { refresher, asked, pauses, state, endPause }
}

describe('a window that is told of changes', () => {
  it('asks at once, then one time for all that came meanwhile, and less often while changes do not stop', async () => {
    const { refresher, asked, pauses, endPause } = refresherOf()
    refresher.add(['Settlement'])
    await new Promise(setImmediate)
    for (const type of ['Payment', 'Invoice', 'Payment'] as const) refresher.add([type])
    expect(asked).toEqual([['Settlement']])
    await endPause()
    expect(asked).toEqual([['Settlement'], ['Payment', 'Invoice']])
    refresher.add('everything')
    await endPause()
    expect([asked.at(-1), pauses]).toEqual(['everything', [300, 600, 1200]])
    await endPause()
    refresher.add(['Truck'])
    await new Promise(setImmediate)
    expect([asked.at(-1), pauses.at(-1)]).toEqual([['Truck'], 300])
  })

  it('asks nothing while it is hidden, and one time when it is seen again', async () => {
    const { refresher, asked, state } = refresherOf({ hidden: true })
    refresher.add(['Settlement'])
    refresher.add(['Payment'])
    expect(asked).toEqual([])
    state.hidden = false
    void refresher.run()
    await new Promise(setImmediate)
    expect(asked).toEqual([['Settlement', 'Payment']])
  })
})

it('reads queries again that show such rows, without long lists, and keeps the rest as it is', async () => {
  const query = (data: object, variables: object, fetchPolicy = 'cache-and-network') => ({
    ...{ query: data, variables, options: { fetchPolicy }, refetch: vi.fn(async () => undefined) },
    getCurrentResult: () => ({ data }),
  })
  const payments = { payments: { __typename: 'PaymentPage', records: [] } }
  const queries = [
    query(payments, { page: { size: 20 } }),
    query(payments, { page: { size: 5000 } }, 'no-cache'),
    query({ ...payments, part: true }, { page: { size: 20 } }, 'no-cache'),
    query({ trucks: { __typename: 'TruckPage', records: [] } }, {}),
  ]
  const asked = vi.fn(async () => undefined)
  const client = { getObservableQueries: () => new Set(queries), query: asked } as unknown as ApolloClient
  await refresh(client, new Set<Shown>(['Payment']))
  expect(asked.mock.calls).toEqual([
    [{ query: payments, variables: { page: { size: 20 } }, fetchPolicy: 'network-only' }],
  ])
  expect(queries.map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0, 1, 0])
})

it('reads whole events of a stream, and keeps the rest of a piece for the next one', () => {
  const text = ':\n\nevent: next\nid: 1-2:2:\ndata: {"a":1}\n\nevent: complete\ndata: \n\nevent: next\nda'
  expect(eventsIn(text)).toEqual({ data: ['{"a":1}'], rest: 'event: next\nda' })
})
