import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { ROOT, serverSources } from './sources.ts'

const SOURCE = path.join(ROOT, 'server/src')
const DIST = path.join(ROOT, 'server/dist')

const compiledAt = (source: string): string => path.join(DIST, path.relative(SOURCE, source)).replace(/\.ts$/, '.js')

/**
 * Compiles one file of the server as the tests do it: types are stripped, decorators lowered with their metadata. Vite
 * reads how from server/tsconfig.json. What types say is checked by `npm run check`.
 */
export async function compileFile(source: string): Promise<void> {
  const target = compiledAt(source)
  const { code, map } = await transformWithOxc(await readFile(source, 'utf8'), source)
  const name = path.basename(target)
  const sources = [path.relative(path.dirname(target), source)]
  await mkdir(path.dirname(target), { recursive: true })
  await Promise.all([
    writeFile(target, `${code}\n//# sourceMappingURL=${name}.map\n`),
    writeFile(`${target}.map`, JSON.stringify({ ...map, sources, sourcesContent: undefined })),
  ])
}

/** Takes away what a source that is gone was compiled to. */
export async function discardFile(source: string): Promise<void> {
  const target = compiledAt(source)
  await Promise.all([target, `${target}.map`].map((file) => rm(file, { force: true })))
}

/** Compiles the whole server over the files in dist, and takes away those that have no source any more. */
export async function compileServer(): Promise<void> {
  const sources = (await serverSources()).map((file) => path.join(ROOT, file))
  await Promise.all(sources.map(compileFile))
  const written = new Set(sources.map(compiledAt).flatMap((file) => [file, `${file}.map`]))
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !written.has(file)).map((file) => rm(file)))
}
