import { expect, it } from 'vitest'
import { looseForm } from './loose'

it.each([
  ['粤b·ru083', '粤BRU083'],
  ['ＴＨＩＲＤ－０００１', 'third-0001'],
  ['THIRD\u200b-0001\ufeff', 'THIRD 0001'],
  ['坪地收纳场（东区）', '坪地收纳场 【东区】'],
])('%j is looked for as %j is', (one, other) => {
  expect(looseForm(one)).toBe(looseForm(other))
})
