import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Services } from '@tufang/server/container'
import { costOf } from '@tufang/server/graphql/cost'
import { createSchema } from '@tufang/server/schema'
import { root, sourcesIn } from '@tufang/tests/imports'
import { type DocumentNode, parse } from 'graphql'
import { expect, it } from 'vitest'
import { documentTexts } from '../../web/documents'

/** Most that a record may cost which is asked for before anybody has clicked: less than twice the usual page of a list. */
const MOST = 20_000

const nameOf = ({ definitions: [first] }: DocumentNode): string =>
  (first?.kind === 'OperationDefinition' && first.name?.value) || ''

/** Queries of records in drawers, by the declarations of their pages. */
const drawers = sourcesIn('web/src/features')
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  // Base data has its uses counted, and is asked for by the click alone.
  .filter((text) => !text.includes('baseDataForm<'))
  .flatMap((text) => [...text.matchAll(/\boneOf\(\s*(\w+)Document\b/g)])
  .map(([, name = '']) => name)

it('a record that is asked for ahead of the click is cheap', async () => {
  const schema = await createSchema({} as Services)
  const documents = new Map((await documentTexts()).map((text) => parse(text)).map((one) => [nameOf(one), one]))
  const costs = drawers.map((name) => {
    const document = documents.get(name)
    if (!document) throw new Error(`${name} is no document of the pages`)
    return [name, costOf(schema, document, undefined)({ id: '1' }).requested] as const
  })
  expect(costs.length).toBeGreaterThan(10)
  expect(costs.filter(([, cost]) => cost > MOST)).toEqual([])
})
