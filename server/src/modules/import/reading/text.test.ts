import { describe, expect, it } from 'vitest'
import { shown } from './text.js'

describe('text as it is kept', () => {
  it.each([
    ['a\u0001b\r\nc', 'a b c'],
    ['  一月.xlsx ', '一月.xlsx'],
    ['\u202exslx.一月\u202c', 'xslx.一月'],
    ['\u2066甲\u2069\u200f乙', '甲乙'],
    ['\ud800', '\ufffd'],
  ])('of %j is %j', (text, kept) => expect(shown(text)).toBe(kept))

  it('is cut where it is too long', () => expect(shown('长'.repeat(201))).toBe('长'.repeat(200)))
})
