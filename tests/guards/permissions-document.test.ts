import { readFile } from 'node:fs/promises'
import path from 'node:path'
import '@tufang/server/domains'
import { permissionsDocument } from '@tufang/server/tables/permissions'
import { root } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

it('docs/permissions.md is up to date: npm run permissions', async () => {
  expect(await readFile(path.join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsDocument())
})
