import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

export type Part = 'server' | 'web'

/**
 * Files and whole folders that decide what a part is built to; variables that begin with VITE_ go into the pages as
 * well.
 */
const SOURCES: Record<Part, string[]> = {
  server: ['server/src', 'server/package.json', 'server/tsconfig.json'],
  web: [
    'web/src',
    'web/public',
    'web/index.html',
    'web/playground.html',
    'web/bundles',
    'web/compressed.ts',
    'web/documents.ts',
    'web/icons.ts',
    'web/offline',
    'web/vite.config.ts',
    'web/package.json',
    'web/tsconfig.json',
    'schema.graphql',
  ],
}
/** The lock file tells the compiler's version, and the last two files how it is called. */
const COMMON = ['tsconfig.base.json', 'package-lock.json', 'tools/build.ts', 'tools/compile.ts']

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Every file below one of the paths, tests left out, in the order of their names. */
async function filesIn(root: string, paths: string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (name) => {
      if (path.extname(name)) return [name]
      const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true })
      return entries.flatMap((entry) =>
        entry.isFile() ? [path.relative(root, path.join(entry.parentPath, entry.name))] : [],
      )
    }),
  )
  return found
    .flat()
    .filter((file) => !isTest(file))
    .sort()
}

/** The sources that the server is compiled from. */
export const serverSources = async (): Promise<string[]> =>
  (await filesIn(ROOT, ['server/src'])).filter((file) => file.endsWith('.ts'))

/** One text for all that a part is built of: the same again means that building would give the same. */
export async function hashOf(part: Part, root = ROOT, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const files = await filesIn(root, [...SOURCES[part], ...COMMON])
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha256')
  for (const [at, content] of contents.entries()) {
    hash.update(`${files[at]}\0${content.length}\0`).update(content)
  }
  const variables = part === 'web' ? Object.entries(env).filter(([name]) => name.startsWith('VITE_')) : []
  return hash.update(JSON.stringify(variables.sort())).digest('hex')
}
