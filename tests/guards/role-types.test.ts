import { readFileSync } from 'node:fs'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { sourcesIn, testsIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'
import { RoleType as RoleTypeOfPages } from '../../web/src/shell/roleTypes'

/**
 * Role type as a bare number, as in `roleType: 2`, `roleTypes: [2]`, `role_type in (2, 7)`, `roleType === 1`,
 * `"roleType":2`.
 */
const bare = /\b(role_?types?|ROLE_[A-Z]+)\b["'`]?\s*(:|===?|!==?|in\b|=|\?\?)\s*[[({'"`]*\d/i

it('role types are called by their name, never by a bare number', () => {
  const written = ['server/src', 'web/src', 'seeds', 'tests'].flatMap((folder) => [
    ...sourcesIn(folder),
    ...testsIn(folder),
  ])
  expect(written.length).toBeGreaterThan(500)
  const found = written
    // Checks of the database keep their numbers in the migration.
    .filter((file) => !file.includes('/migrations/') && !file.endsWith('guards/role-types.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (bare.test(line) ? [`${file}:${at + 1}`] : [])),
    )
  expect(found).toEqual([])
})

it('pages know the role types by the same numbers', () => {
  const ofPages = Object.entries(RoleTypeOfPages).map(([name, number]) => [name.toUpperCase(), number])
  expect(RoleType).toMatchObject(Object.fromEntries(ofPages))
})
