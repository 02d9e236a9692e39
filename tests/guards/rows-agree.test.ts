import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fragmentsOf, selected } from '@tufang/server/graphql/selection'
import { root } from '@tufang/tests/imports'
import { buildSchema, type DocumentNode, getNamedType, isObjectType, parse, type SelectionSetNode } from 'graphql'
import { expect, it } from 'vitest'
import { documentTexts } from '../../web/documents'

const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

/** Fields of parts without ids within rows that have one, by what they belong to, with the documents that choose them. */
function partsIn(documents: readonly DocumentNode[]): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>()
  const look = (document: DocumentNode, name: string, set: SelectionSetNode, typeName: string | undefined) => {
    const type = typeName ? schema.getType(typeName) : undefined
    if (!isObjectType(type)) return
    const fields = selected(set, fragmentsOf(document))
    const isRow = fields.some((field) => field.name.value === 'id')
    for (const field of fields.filter(({ selectionSet }) => selectionSet)) {
      const below = getNamedType(type.getFields()[field.name.value]?.type)
      if (!field.selectionSet || !below) continue
      const names = selected(field.selectionSet, fragmentsOf(document)).map((one) => one.name.value)
      if (isRow && !names.includes('id')) {
        const place = `${type.name}.${field.name.value}(${field.arguments?.map((one) => one.name.value) ?? ''})`
        const chosen = [...new Set(names)].sort().join(' ')
        const ways = found.get(place) ?? new Map<string, string[]>()
        found.set(place, ways.set(chosen, [...(ways.get(chosen) ?? []), name]))
      }
      look(document, name, field.selectionSet, below.name)
    }
  }
  for (const document of documents) {
    const [operation] = document.definitions
    if (operation?.kind !== 'OperationDefinition') throw new Error('a document begins with its operation')
    const rootType = schema.getRootType(operation.operation)?.name
    look(document, operation.name?.value ?? '', operation.selectionSet, rootType)
  }
  return found
}

const conflicts = (documents: readonly DocumentNode[]) =>
  [...partsIn(documents)].filter(([, ways]) => ways.size > 1).map(([place, ways]) => [place, [...ways.values()]])

it('parts of a row are asked for with the same fields everywhere, since one answer replaces those of another', async () => {
  const documents = (await documentTexts()).map((text) => parse(text))
  expect(partsIn(documents).size).toBeGreaterThan(20)
  expect(conflicts(documents)).toEqual([])
})

it('a document that chooses fewer of them is found', () => {
  const [one, other] = ['amt settlementId', 'amt'].map((fields, at) =>
    parse(`query Q${at} { payment(id: "1") { id settlements { ${fields} } } }`),
  )
  if (!one || !other) throw new Error('not written')
  expect(conflicts([one, other])).toEqual([['Payment.settlements()', [['Q0'], ['Q1']]]])
})
