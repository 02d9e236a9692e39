import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  isInputObjectType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const schema = buildSchema(read('schema.graphql'))

type Member = GraphQLField<unknown, unknown> | GraphQLInputField
const types = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) return []
  return [{ name: type.name, members: type.getFields() as Readonly<Record<string, Member>> }]
})

/** Names in the documentation, and the schema's earlier ones, in every type. */
const RENAMED: readonly (readonly [string, string])[] = [
  ['projectId', 'projectInfoId'],
  ['dumpSiteId', 'garbageId'],
  ['siteId', 'garbageId'],
  ['dumpSiteIds', 'garbageIds'],
]

it('every type names a project and a dump site as documents do, and a former name says so', () => {
  const former = types.flatMap(({ name, members }) =>
    RENAMED.flatMap(([old, now]) =>
      members[old] ? [{ at: `${name}.${old}`, old: members[old], now, beside: members[now] }] : [],
    ),
  )
  expect(former.length).toBeGreaterThan(10)
  expect(
    former.filter(({ old, now, beside }) => !beside || old.deprecationReason !== `2027-06 移除，改用 ${now}`),
  ).toEqual([])
})

/** Types that stand for a project, a dump site or a company, with the documented field of the name. */
const NAMED: Readonly<Record<string, string>> = {
  Project: 'projectName',
  DumpSite: 'garbageName',
  Company: 'companyAuthName',
}

it('projects, dump sites and companies have their documented names', () => {
  const unlisted = types.filter(
    ({ name, members }) => /(Project|DumpSite|Company|Shifts|FormSite)$/.test(name) && members.name && !NAMED[name],
  )
  expect(unlisted.map(({ name }) => name)).toEqual([])
  for (const [type, name] of Object.entries(NAMED)) {
    const members = types.find((one) => one.name === type)?.members
    expect(members?.[name], type).toBeDefined()
    expect(members?.name?.deprecationReason, type).toBe(`2027-06 移除，改用 ${name}`)
  }
})

it('the pages ask for nothing by a former name', () => {
  const documents = globSync('web/src/**/*.graphql', { cwd: root })
  expect(documents.length).toBeGreaterThan(20)
  const document = parse(documents.map(read).join('\n'))
  expect(validate(schema, document, [NoDeprecatedCustomRule]).map(({ message }) => message)).toEqual([])
})
