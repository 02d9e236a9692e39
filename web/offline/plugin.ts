import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { drawnIcons, manifest } from './manifest.ts'

/** Pages that open without a connection, and the modules that they and signing in begin with. */
const PAGES = ['/work/punch']
const BEGINNINGS = [
  'src/features/identity/sign-in/LoginPage.tsx',
  'src/features/waybill/punch/PunchPage.tsx',
  'src/ui/scanner/CodeScanner.tsx',
]
/** Files with names of their own, which are compared by their content. */
const NAMED = ['index.html', 'favicon.svg']

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Files of the kept pages: each beginning with all that it imports, and their styles. */
function keptFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const beginning = (module: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`no file begins with ${module}`)
    return chunk.fileName
  }
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const module of BEGINNINGS) names.add(beginning(module))
  for (const name of names)
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) names.add(next)
  const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
    names.has(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
  )
  return [...names, ...new Set(styles)].sort()
}

const revisionOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)

/** Builds the worker, with the files that it keeps. */
async function buildWorker(dir: string, files: readonly string[]): Promise<void> {
  const named = NAMED.map(async (name) => ({ url: `/${name}`, revision: await revisionOf(path.join(dir, name)) }))
  const kept = [...(await Promise.all(named)), ...files.map((name) => ({ url: `/${name}`, revision: null }))]
  await build({
    configFile: false,
    logLevel: 'error',
    define: { KEPT_FILES: JSON.stringify(kept), KEPT_PAGES: JSON.stringify(PAGES) },
    build: {
      ...{ outDir: dir, emptyOutDir: false, copyPublicDir: false, reportCompressedSize: false },
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/**
 * Makes the pages of phones an app: icons and manifest beside them, and a worker that keeps what they and signing in
 * need, and nothing more.
 */
export function offlineApp(): Plugin {
  let files: string[] = []
  return {
    name: 'offline-app',
    apply: 'build',
    async generateBundle(_, bundle) {
      files = keptFiles(bundle)
      const emit = (fileName: string, source: string | Buffer) => this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', JSON.stringify(manifest))
      for (const [name, icon] of await drawnIcons()) emit(`icons/${name}.png`, icon)
    },
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir }) {
        if (!dir) throw new Error('the pages are written into a folder')
        await buildWorker(dir, files)
      },
    },
  }
}
