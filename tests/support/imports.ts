import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export const root = path.join(import.meta.dirname, '../..')

export interface Import {
  from: string
  to: string
  isType: boolean
  isLazy: boolean
}

const all = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort()

/** Our own source files under a folder, without tests and generated files; paths from the root. */
export const sourcesIn = (folder: string): string[] =>
  all(folder).filter((file) => !/\.(test|generated|d)\.tsx?$/.test(file))

export const testsIn = (folder: string): string[] => all(folder).filter((file) => /\.test\.tsx?$/.test(file))

/**
 * Declarations of all pages of the frame, as text of their domains: a test that only looks for addresses loads no
 * pages.
 * @throws Error when no domain declares any
 */
export function pageSources(): string {
  const files = globSync('web/src/features/*/pages.ts', { cwd: root }).sort()
  if (files.length === 0) throw new Error('no domain declares pages')
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('')
}

/** Addresses of pages in the menu. */
export const menuAddresses = (): string[] =>
  [...pageSources().matchAll(/path: '([^']+)',\n +title: .*\n +load: .*\n +menu:/g)].map(([, address = '']) => address)

/** Imports of a file: paths from the root for our own files, names for packages. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, isType, isLazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: text.slice(start + 1, end - 1),
      isType: false,
      isLazy: true,
    })),
  ]
  return found.map(({ request, ...kind }) => ({ from: file, to: resolve(file, request), ...kind }))
}

function resolve(file: string, request: string): string {
  if (!request.startsWith('.')) return request
  const plain = path.join(path.dirname(file), request).replace(/\.js$/, '')
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`]
  return candidates.find((candidate) => existing().has(candidate)) ?? plain
}

let files: Set<string> | undefined
function existing(): Set<string> {
  files ??= new Set(globSync('{server,web,seeds}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }))
  return files
}
