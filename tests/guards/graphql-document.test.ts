import { readFileSync } from 'node:fs'
import path from 'node:path'
import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { root } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'

const document = readFileSync(path.join(root, 'docs/graphql.md'), 'utf8')
const queries = [...document.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, query = '']) => query)
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

/** Rows of lists, and objects beside ids: objects with an id of their own, except changes in a history. */
function nodes(): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type))
  const isOne = (type: GraphQLObjectType): boolean =>
    ['id', 'payeeId'].some((name) => String(type.getFields()[name]?.type) === 'ID!') && !type.name.endsWith('Change')
  return new Set(types.filter(isOne).map(({ name }) => name))
}

/** Row of a page, for fields that answer a page. */
function rowOf(answer: GraphQLNamedType): GraphQLNamedType {
  const records = isObjectType(answer) ? answer.getFields().records : undefined
  return records ? getNamedType(records.type) : answer
}

/** Paths from rows to other rows, as the document draws them. */
function drawn(): string[] {
  const all = nodes()
  return [...all].toSorted().flatMap((name) => {
    const type = schema.getType(name)
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    const reached = fields
      .map(({ type: of }) => rowOf(getNamedType(of)).name)
      .filter((to) => all.has(to) && to !== name)
    return reached.length > 0 ? [`  ${name} --> ${[...new Set(reached)].toSorted().join(' & ')}`] : []
  })
}

it('the picture in docs/graphql.md has every way that the schema has', () => {
  const [, picture = ''] = /```mermaid\nflowchart LR\n(.*?)\n```/s.exec(document) ?? []
  expect(picture.split('\n')).toEqual(drawn())
})

it.each([...document.matchAll(/^```text\n(mutation .*?)^```$/gms)].map(([, verb = '']) => verb))(
  'the schema has the verb that docs/graphql.md shows: %s',
  (verb) => expect(validate(schema, parse(verb))).toEqual([]),
)

describe('the first queries of docs/graphql.md', () => {
  it('are ten', () => {
    expect(queries).toHaveLength(10)
  })

  it.each(queries)('are answered as they stand: %s', async (query) => {
    expect(validate(schema, parse(query))).toEqual([])
    const company = await newCompany()
    const [project, dumpSite] = [await newProject(company), await newDumpSite(company)]
    const { id } = await newWaybill(company, { project, dumpSite, goDatetime: new Date('2026-11-03T02:00:00Z') })
    const data = await (await company.as('管理员')).ask<Record<string, unknown>>(query, { id })
    expect(Object.values(data)).not.toContain(null)
    if ('waybills' in data) {
      expect(data.waybills).toMatchObject({
        total: 1,
        records: [
          { project: { projectName: project.name }, dumpSite: { garbageName: dumpSite.name }, settlement: null },
        ],
      })
    }
  })
})
