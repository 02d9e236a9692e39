import { expect, it } from 'vitest'
import { reasonAgainst, verbLabels, verbsOf } from './rows'

it('offers by the state what can come next, and names every verb', () => {
  expect(verbsOf({ state: 'INVITED' })).toEqual([['edit', 'invite', 'withdraw'], []])
  expect(verbsOf({ state: 'ACTIVE' }).flat()).toEqual(['edit', 'disable', 'password', 'secondFactor', 'delete'])
  expect(verbsOf({ state: 'DISABLED' }).flat()).toEqual(['edit', 'enable', 'password', 'secondFactor', 'delete'])
  const shown = (['INVITED', 'ACTIVE', 'DISABLED'] as const).flatMap((state) => verbsOf({ state }).flat())
  expect(new Set(shown)).toEqual(new Set(Object.keys(verbLabels)))
})

it('says why something cannot be done', () => {
  const user = { refusedActions: [{ action: 'disable', reason: '不能停用自己' }] }
  expect(reasonAgainst('disable', user)).toBe('不能停用自己')
  expect(reasonAgainst('edit', user)).toBeNull()
})
