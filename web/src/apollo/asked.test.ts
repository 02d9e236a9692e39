import { describe, expect, it } from 'vitest'
import { askedFor } from './asked'

const keyFor = () => 'key-1'

describe('a verb', () => {
  it('goes with the key of its intent, and what it changed is read again', () => {
    expect(askedFor({ id: '1', dryRun: false }, keyFor, ['Settlements'])).toEqual({
      variables: { id: '1', dryRun: false, idempotencyKey: 'key-1' },
      refetchQueries: ['Settlements'],
    })
  })

  it('leaves no trace in the cache when it is only tried', () => {
    expect(askedFor({ id: '1', dryRun: true }, keyFor, ['Settlements'])).toEqual({
      variables: { id: '1', dryRun: true, idempotencyKey: null },
      fetchPolicy: 'no-cache',
    })
  })
})
