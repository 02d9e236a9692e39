import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf, type Part, ROOT } from './sources.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tufang-sources-'))
  const files = [
    'server/package.json',
    'server/tsconfig.json',
    'tsconfig.base.json',
    'package-lock.json',
    'schema.graphql',
  ]
  const pages = [
    'index.html',
    'playground.html',
    'compressed.ts',
    'documents.ts',
    'icons.ts',
    'vite.config.ts',
    'package.json',
    'tsconfig.json',
  ]
  for (const file of [...files, ...pages.map((name) => `web/${name}`), 'tools/build.ts', 'tools/compile.ts']) {
    await cp(path.join(ROOT, file), path.join(root, file))
  }
  await mkdir(path.join(root, 'web/public'))
  await mkdir(path.join(root, 'web/bundles'))
  await mkdir(path.join(root, 'web/offline'))
  await write('server/src/kernel/clock.ts', 'export const now = 1')
  await write('web/src/main.tsx', 'export const page = 1')
})
afterAll(() => rm(root, { recursive: true }))

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), content)
}

const parts: Part[] = ['server', 'web']
const hashes = async (env: NodeJS.ProcessEnv = {}) => Promise.all(parts.map((part) => hashOf(part, root, env)))

/** The parts that are built anew after a change. */
async function changedBy(change: () => Promise<void>): Promise<Part[]> {
  const before = await hashes()
  await change()
  const after = await hashes()
  return parts.filter((_, at) => before[at] !== after[at])
}

describe('what a part is built of', () => {
  it('is the same as long as nothing changes', async () => {
    expect(await changedBy(() => write('server/src/kernel/clock.ts', 'export const now = 1'))).toEqual([])
  })

  it.each<[string, string, Part[]]>([
    ['a source of the server', 'server/src/kernel/clock.ts', ['server']],
    ['a new source of the server', 'server/src/kernel/errors.ts', ['server']],
    ['how the server is compiled', 'server/tsconfig.json', ['server']],
    ['a page', 'web/src/main.tsx', ['web']],
    ['a file that is served as it is', 'web/public/favicon.svg', ['web']],
    ['how pages are built', 'web/vite.config.ts', ['web']],
    ['what is installed', 'package-lock.json', ['server', 'web']],
    ['how parts are built', 'tools/build.ts', ['server', 'web']],
    ['a test of the server', 'server/src/kernel/clock.test.ts', []],
    ['a test of a page', 'web/src/main.test.tsx', []],
    ['what was built', 'server/dist/kernel/clock.js', []],
  ])('changes with %s: %s', async (_, file, expected) => {
    expect(await changedBy(() => write(file, `// ${file}\n`))).toEqual(expected)
  })

  it('changes with the name of a file', async () => {
    const [from, to] = ['server/src/kernel/errors.ts', 'server/src/kernel/faults.ts']
    expect(await changedBy(() => rename(path.join(root, from), path.join(root, to)))).toEqual(['server'])
  })

  it('changes for pages with a variable that goes into them', async () => {
    const [server, web] = await hashes()
    const [otherServer, otherWeb] = await hashes({ VITE_FILING_NUMBER: '京ICP备1号' })
    expect(otherServer).toBe(server)
    expect(otherWeb).not.toBe(web)
  })
})
