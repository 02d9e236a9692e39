import { describe, expect, it } from 'vitest'
import { nationIn } from './fits.js'

describe('a nation', () => {
  it.each([
    ['汉', '汉', true],
    ['汉PP', '汉', true],
    ['土家', '土家', true],
    ['土', '土', true],
    ['汶', '汉', false],
    ['维吾乐', '维吾尔', false],
  ])('%s', (text, nation, exact) => expect(nationIn(text)).toEqual({ nation, exact }))

  it('is not recognized in other text', () => expect(nationIn('出生')).toBeUndefined())
})
