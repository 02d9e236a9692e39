import { tablesChangedBy } from '@tufang/tests/content'
import { describe, expect, it } from 'vitest'
import { fields, wrongCaller } from './input-calls'

const { faults } = await wrongCaller()
const REFUSED = ['INVALID_INPUT', 'BAD_REQUEST']

describe('a call with one thing wrong', () => {
  it.for(fields)('is refused by %s as malformed, and writes nothing', async (field, { signal }) => {
    const changed = await tablesChangedBy(async () => {
      expect(await faults(field, { kinds: ['malformed'], refused: REFUSED, signal })).toEqual([])
    })
    expect(changed).toEqual([])
  })

  it.for(fields)('is refused by %s for text that cannot be kept, and writes nothing', async (field, { signal }) => {
    const changed = await tablesChangedBy(async () => {
      expect(await faults(field, { kinds: ['broken'], refused: REFUSED, signal })).toEqual([])
    })
    expect(changed).toEqual([])
  })
})
