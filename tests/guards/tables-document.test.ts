import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tablesDocument } from '@tufang/server/tables/document'
import { testDatabase } from '@tufang/tests/database'
import { root } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

it('docs/tables.md is up to date: npm run tables', async () => {
  const written = await readFile(path.join(root, 'docs/tables.md'), 'utf8')
  expect(written).toBe(await tablesDocument(await testDatabase(), path.join(root, 'server/src')))
})
