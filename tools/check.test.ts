import { expect, it } from 'vitest'
import { partsOfStaged } from './check.ts'

it.each<[string, string[]]>([
  ['server/src/kernel/clock.ts', ['lint', 'types of server', 'types of tests']],
  ['web/src/main.tsx', ['lint', 'types of web']],
  ['tests/api/totals.test.ts', ['lint', 'types of tests']],
  ['tests/e2e/cards.test.ts', ['lint', 'types of tests', 'types of tests/e2e']],
  ['seeds/demo.ts', ['lint', 'types of tests']],
  ['tools/build.ts', ['lint', 'types of tests']],
  ['README.md', ['lint']],
])('checks with %s: %j', (file, expected) => {
  expect(partsOfStaged([file]).map(({ name }) => name)).toEqual(expected)
})

it('checks nothing when nothing is staged', () => {
  expect(partsOfStaged([])).toEqual([])
})
