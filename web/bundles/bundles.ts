import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { mergedFiles } from './merge.ts'

/** Modules that everything begins with, and icons that signing in needs at once. */
const FIRST: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /node_modules\/(?:react|react-dom|scheduler)\/|~icons\/(?:maker|circle-alert|circle-check-big|info|x)$|vite\/(?:preload-helper|modulepreload-polyfill)|web\/src\/ui\/(?:theme\/colorMode|overlay\/active)\./,
  priority: 1,
}

const splitBy = (config: UserConfig, codeSplitting: Rolldown.CodeSplittingOptions): UserConfig => ({
  ...config,
  build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting } } },
})

/**
 * Builds pages of few files. The bundler by itself makes a file of each set of modules that the same pages share, which
 * are more than a hundred for a list. A first build shows which pages share what; in the second one such files travel
 * together wherever pages gain by that.
 */
export async function inFewFiles(config: UserConfig): Promise<UserConfig> {
  const { build: options, ...alone } = splitBy(config, { groups: [FIRST] })
  const tried = await build({
    ...alone,
    ...{ configFile: false, logLevel: 'error' },
    build: { ...options, write: false, minify: false, reportCompressedSize: false },
  })
  if (!('output' in tried)) throw new Error('the pages are built once')
  const chunks = tried.output.filter((file) => file.type === 'chunk')
  const files = mergedFiles(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  const shared = { debugName: 'shared', name: (id: string) => files.get(id) ?? null }
  return splitBy(config, { groups: [FIRST, shared], includeDependenciesRecursively: false })
}

/**
 * Builds a document that shares no file with the pages, once these are written. Were it built with them, each module
 * that it has in common with them would be a file of its own, and every page would fetch more of them.
 */
export function builtApart({ build: options, ...alone }: UserConfig): Plugin {
  const beside = { emptyOutDir: false, copyPublicDir: false, reportCompressedSize: false }
  return {
    name: 'built-apart',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        await build({ ...alone, configFile: false, logLevel: 'error', build: { ...options, ...beside } })
      },
    },
  }
}
