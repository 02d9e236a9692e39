import { describe, expect, it } from 'vitest'
import { isOurs, returnedIn } from './returned'

describe('what a provider sends back', () => {
  it.each([
    ['state=s&code=c', { state: 's', code: 'c' }],
    ['authCode=c&state=s', { state: 's', code: 'c' }],
    ['error=access_denied&state=s', { state: 's', code: null }],
    ['state=s&code=', { state: 's', code: null }],
    ['code=c', null],
    ['desk=1', null],
  ])('is read from %s', (query, found) => expect(returnedIn(new URLSearchParams(query))).toEqual(found))
})

it('is ours where its state is one that this program writes', () => {
  expect(isOurs({ state: '0123456789abcdef'.repeat(4) })).toBe(true)
  for (const state of ['a', 'A'.repeat(64), `${'a'.repeat(64)}b`, '<b>']) expect(isOurs({ state })).toBe(false)
})
