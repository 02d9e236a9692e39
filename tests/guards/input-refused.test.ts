import { tablesChangedBy } from '@tufang/tests/content'
import { describe, expect, it } from 'vitest'
import { fields, wrongCaller } from './input-calls'

const { faults } = await wrongCaller()
const REFUSED = ['INVALID_INPUT', 'BAD_REQUEST']

describe('a call with one thing wrong', () => {
  it.each(fields)('is refused by %s as malformed, and writes nothing', async (name, field) => {
    const changed = await tablesChangedBy(async () => {
      expect(await faults(name, field, ['malformed'], REFUSED)).toEqual([])
    })
    expect(changed).toEqual([])
  })

  it.each(fields)('is refused by %s for text that cannot be kept, and writes nothing', async (name, field) => {
    const changed = await tablesChangedBy(async () => {
      expect(await faults(name, field, ['broken'], REFUSED)).toEqual([])
    })
    expect(changed).toEqual([])
  })
})
