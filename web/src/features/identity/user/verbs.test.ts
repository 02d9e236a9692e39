import { expect, it } from 'vitest'
import { verbs, verbsOf } from './verbs'

it('offers by the state what can come next, and has every verb', () => {
  expect(verbsOf({ state: 'INVITED' })).toEqual(['edit', 'invite', 'withdraw'])
  expect(verbsOf({ state: 'ACTIVE' })).toEqual(['edit', 'disable', 'password', 'secondFactor', 'delete'])
  expect(verbsOf({ state: 'DISABLED' })).toEqual(['edit', 'enable', 'password', 'secondFactor', 'delete'])
  const shown = (['INVITED', 'ACTIVE', 'DISABLED'] as const).flatMap((state) => verbsOf({ state }))
  expect(new Set(shown)).toEqual(new Set([...Object.keys(verbs), 'password']))
})
