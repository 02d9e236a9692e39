import { expect, it } from 'vitest'
import { keysIn, shareOf, textOf, toggled, wholeToggled } from './matrix'

it('keeps keys as one text, each once and in order', () => {
  expect(textOf(['b', 'a', 'b'])).toBe('a,b')
  expect(keysIn('a,b')).toEqual(['a', 'b'])
  expect(keysIn('')).toEqual([])
})

it('knows how much of an area is chosen', () => {
  expect(shareOf(['a', 'b'], new Set())).toBe('none')
  expect(shareOf(['a', 'b'], new Set(['b', 'z']))).toBe('some')
  expect(shareOf(['a', 'b'], new Set(['a', 'b']))).toBe('all')
})

it('takes one key or a whole area in and out, and leaves alone what may not be given', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a']), 'a')]).toEqual([])
  expect([...wholeToggled(new Set(['z', 'a']), ['a', 'b'])]).toEqual(['z', 'a', 'b'])
  expect([...wholeToggled(new Set(['z', 'a', 'b']), ['a', 'b'])]).toEqual(['z'])
})
