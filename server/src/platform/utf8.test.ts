import { describe, expect, it } from 'vitest'
import { Utf8Pieces, utf8Of } from './utf8.js'

describe('utf8Of', () => {
  it.each(['', 'abc', '深圳渣土 粤B12345', '䶮 𠮷 é', 'half \ud800 of one'])(
    'encodes %j as Buffer.from does',
    (text) => {
      expect(utf8Of(text)).toEqual(Buffer.from(text))
    },
  )
})

describe('Utf8Pieces', () => {
  const long = '粤B12345'.repeat(60_000)

  it.each([
    [['', 'a', '深圳', '𠮷', 'half \ud800 of one', '。']],
    [['a', long, '渣土', long, long, 'b']],
    [[long]],
    [[]],
  ])('gives what it is given in pieces that are long enough', (texts) => {
    const pieces = new Utf8Pieces(8)
    const full = texts.map((text) => pieces.add(text)).filter((piece) => piece !== undefined)
    expect(full.every(({ length }) => length >= 8)).toBe(true)
    expect(Buffer.concat([...full, pieces.rest()]).equals(Buffer.from(texts.join('')))).toBe(true)
  })
})
