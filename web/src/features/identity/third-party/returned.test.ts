import { describe, expect, it } from 'vitest'
import { returnedIn } from './returned'

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
