import { describe, expect, it } from 'vitest'
import { utf8Of } from './utf8.js'

describe('utf8Of', () => {
  it.each(['', 'abc', '深圳渣土 粤B12345', '䶮 𠮷 é', 'half \ud800 of one'])(
    'encodes %j as Buffer.from does',
    (text) => {
      expect(utf8Of(text)).toEqual(Buffer.from(text))
    },
  )
})
