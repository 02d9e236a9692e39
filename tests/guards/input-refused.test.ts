import { describe, expect, it } from 'vitest'
import { fields, wrongCaller } from './input-calls'

const { faults, expectUnchanged } = await wrongCaller()
const REFUSED = ['INVALID_INPUT', 'BAD_REQUEST']

describe('a call with one thing wrong', () => {
  it.each(fields)('is refused by %s as malformed, and writes nothing', async (name, field) => {
    expect(await faults(name, field, ['malformed'], REFUSED)).toEqual([])
    await expectUnchanged()
  })

  it.each(fields)('is refused by %s for text that cannot be kept, and writes nothing', async (name, field) => {
    expect(await faults(name, field, ['broken'], REFUSED)).toEqual([])
    await expectUnchanged()
  })
})
