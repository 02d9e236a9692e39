import type { ApolloClient } from '@apollo/client'
import { describe, expect, it, vi } from 'vitest'
import { holds, refetchShowing } from './refetchShowing'

const payment = { __typename: 'Payment', id: 'p1', payee: { __typename: 'Payee', id: 'y1' } }
const changed = new Set(['Payment'])

describe('whether an answer shows rows of a type', () => {
  it.each([
    ['a row', { payment }, true],
    ['a list of them beneath something else', { settlement: { __typename: 'Settlement', payments: [payment] } }, true],
    ['an empty page of them', { payments: { __typename: 'PaymentPage', total: 0, records: [] } }, true],
    ['another row', { invoice: { __typename: 'Invoice', sumPrice: '1.00' } }, false],
    ['none found', { payment: null }, false],
    ['no answer yet', undefined, false],
  ])('%s', (_, answer, shows) => {
    expect(holds(answer, changed)).toBe(shows)
  })
})

describe('queries that ask again', () => {
  it('are those with such rows, and those of a field that answers a mere value or nothing', async () => {
    const query = (data: unknown) => ({ getCurrentResult: () => ({ data }), refetch: vi.fn(async () => undefined) })
    const queries = [
      query({ payment }),
      query({ fourEyes: false }),
      query({ runningRescues: [] }),
      query({ invoices: { __typename: 'InvoicePage', records: [] } }),
      query(undefined),
    ]
    const client = { getObservableQueries: () => new Set(queries) } as unknown as ApolloClient
    await refetchShowing(client, ['Payment', 'fourEyes', 'runningRescues'])
    expect(queries.map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1, 1, 0, 0])
  })
})
