import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { behavingDomains, behaviourOf } from '@tufang/server/tables/behaviour'
import { root } from '@tufang/tests/imports'
import { services } from '@tufang/tests/services'
import { expect, it } from 'vitest'

const folder = path.join(root, 'docs/behaviour')
const made = await services()
const domains = await behavingDomains()

it('every domain has a page, and no page is of anything else', async () => {
  const pages = (await readdir(folder)).filter((file) => file !== 'README.md').sort()
  expect(pages).toEqual(domains.map((domain) => `${domain}.md`))
  expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toContain(`](${domains[0]}.md)`)
})

it.each(domains)('docs/behaviour/%s.md is up to date: npm run behaviour', async (domain) => {
  const page = await readFile(path.join(folder, `${domain}.md`), 'utf8')
  expect(page).toBe(await behaviourOf(domain, page, made))
})
