import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { root, sourcesIn, testsIn } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'

/**
 * Role type as a bare number, as in `roleType: 2`, `roleTypes: [2]`, `role_type in (2, 7)`, `roleType === 1`,
 * `"roleType":2`.
 */
const bare = /\b(role_?types?|ROLE_[A-Z]+)\b["'`]?\s*(:|===?|!==?|in\b|=|\?\?)\s*[[({'"`]*\d/i

const isRole = /role_?type/i

interface Member {
  name: string
  type: GraphQLType
}

/** Fields of a type, and what they take. */
function membersOf(type: GraphQLNamedType): Member[] {
  if (isInputObjectType(type)) return Object.values(type.getFields())
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [field, ...field.args])
}

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

it('GraphQL has a name for each role type that people sign in by', () => {
  const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
  const type = schema.getType('RoleType')
  const named = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
  expect(named.toSorted()).toEqual(Object.keys(RoleType).toSorted())
  const ofGraphql = Object.values(schema.getTypeMap())
    .flatMap(membersOf)
    .filter(({ name }) => isRole.test(name))
  expect(ofGraphql.length).toBeGreaterThanOrEqual(12)
  expect(ofGraphql.filter((member) => getNamedType(member.type) !== type)).toEqual([])
})
