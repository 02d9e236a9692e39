import { describe, expect, it } from 'vitest'
import { askedFor } from './asked'

const keyFor = () => 'key-1'

describe('a verb', () => {
  it('is sent with the key of its intent, and refetches the queries that it changes', () => {
    expect(askedFor({ id: '1', dryRun: false }, keyFor, ['Settlements'])).toEqual({
      variables: { id: '1', dryRun: false, idempotencyKey: 'key-1' },
      refetchQueries: ['Settlements'],
    })
  })

  it('bypasses the cache and has no key in a dry run', () => {
    expect(askedFor({ id: '1', dryRun: true }, keyFor, ['Settlements'])).toEqual({
      variables: { id: '1', dryRun: true, idempotencyKey: null },
      fetchPolicy: 'no-cache',
    })
  })
})
