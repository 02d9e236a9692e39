import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tablesDocument } from '@tufang/server/tables/document'
import { usesIn } from '@tufang/server/tables/uses'
import { testDatabase } from '@tufang/tests/database'
import { root } from '@tufang/tests/imports'
import { expect, it } from 'vitest'
import { owners } from './walls'

const database = await testDatabase()
const sources = path.join(root, 'server/src')

it('docs/tables.md is up to date: npm run tables', async () => {
  const written = await readFile(path.join(root, 'docs/tables.md'), 'utf8')
  expect(written).toBe(await tablesDocument(database, sources))
})

/** Domain that works on the import tables of other domains, by names that they pass. */
const ENGINE = 'import'

it('no source names the table of another domain', async () => {
  const tables = database.orm.getMetadata().getAll()
  const uses = await usesIn(
    sources,
    [...tables.values()].map(({ tableName, className }) => ({ table: tableName, entity: className })),
  )
  const crossings = [...owners.tables].flatMap(([table, owner]) => {
    const { reads, writes } = uses.get(table) ?? { reads: new Set<string>(), writes: new Set<string>() }
    const others = (users: Set<string>) =>
      [...users].filter((user) => user !== owner && user !== ENGINE && user !== `triggers of ${owner}`)
    return [
      ...others(writes).map((user) => `${user} writes ${table}`),
      ...others(reads).map((user) => `${user} reads ${table}`),
    ]
  })
  const written = [...owners.views.keys()].filter((view) => (uses.get(view)?.writes.size ?? 0) > 0)
  expect([...crossings, ...written]).toEqual([])
})
