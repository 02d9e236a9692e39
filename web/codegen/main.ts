import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import {
  type CodegenPlugin,
  createNoopProfiler,
  getCachedDocumentNodeFromSchema,
  normalizeConfig,
  normalizeImportExtension,
  type Types,
} from '@graphql-codegen/plugin-helpers'
import { buildASTSchema, type DocumentNode, lexicographicSortSchema, parse } from 'graphql'
import { parse as parseYaml } from 'yaml'
import { knownAs } from '../documents.ts'
import { assertSent } from './amounts.ts'

/**
 * Writes the types of the API for the pages, as codegen.yml says; with --check it compares them with what lies there
 * and ends with 1 where they differ. The command line of graphql-codegen brings 180 packages to read schemas and
 * settings from elsewhere.
 */
interface Config {
  schema: [Record<string, { loader: string }>]
  documents: string
  config: Record<string, unknown>
  generates: Record<string, Output>
}
interface Output {
  plugins: Types.ConfiguredPlugin[]
  preset?: string
  presetConfig?: Record<string, unknown>
  config?: Record<string, unknown>
}

const root = path.resolve(import.meta.dirname, '../..')
// The preset takes the paths of codegen.yml as those of the working directory, which `-w web` makes another one.
process.chdir(root)
const config: Config = parseYaml(await readFile(path.join(root, 'codegen.yml'), 'utf8'))
const isCheck = process.argv.includes('--check')

/** A module of ours by its path in codegen.yml, or a plugin of graphql-codegen by its name there. */
const load = (name: string) => import(name.startsWith('.') ? path.join(root, name) : `@graphql-codegen/${name}`)

async function readSchema(): Promise<DocumentNode> {
  const [[file, { loader }] = ['', { loader: '' }]] = Object.entries(config.schema[0])
  const module: { default: (file: string) => DocumentNode } = await load(loader)
  return module.default(path.join(root, file))
}

async function readDocuments(): Promise<Types.DocumentFile[]> {
  const files: string[] = []
  for await (const file of glob(config.documents, { cwd: root })) files.push(file)
  return Promise.all(
    files.sort().map(async (file) => {
      const location = path.join(root, file)
      const rawSDL = await readFile(location, 'utf8')
      const document = parse(rawSDL)
      assertSent(document, file)
      return { location, rawSDL, document }
    }),
  )
}

const schemaAst = lexicographicSortSchema(buildASTSchema(await readSchema()))
const schema = getCachedDocumentNodeFromSchema(schemaAst)
const documents = await readDocuments()
const profiler = createNoopProfiler()

/** What one entry of the settings makes, file by file. */
async function generate([target, output]: [string, Output]): Promise<{ filename: string; content: string }[]> {
  const plugins = normalizeConfig(output.plugins)
  const names = plugins.map((plugin) => Object.keys(plugin)[0] ?? '')
  const pluginMap: Record<string, CodegenPlugin> = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await load(name)])),
  )
  const settings = { ...config.config, ...output.config, unstable_onExecutableDocumentNode: knownAs }
  const importExtension = normalizeImportExtension({ emitLegacyCommonJSImports: undefined, importExtension: undefined })
  const shared = { schema, schemaAst, documents, plugins, pluginMap, pluginContext: {}, profiler, importExtension }
  const all = { ...shared, config: { ...settings, importExtension, emitLegacyCommonJSImports: true } }
  const options: Types.GenerateOptions[] = output.preset
    ? await (await load(`${output.preset}-preset`)).preset.buildGeneratesSection({
        ...all,
        baseOutputDir: target,
        presetConfig: output.presetConfig ?? {},
        documentTransforms: [],
      })
    : [{ ...all, filename: target, documentTransforms: [] }]
  return Promise.all(
    options.map(async (option) => ({
      filename: path.resolve(root, option.filename),
      content: await codegen({ ...option, emitLegacyCommonJSImports: true }),
    })),
  )
}

const files = (await Promise.all(Object.entries(config.generates).map(generate))).flat()
const differing: string[] = []
for (const { filename, content } of files) {
  const present = await readFile(filename, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (present === content) continue
  differing.push(path.relative(root, filename))
  if (isCheck) continue
  await mkdir(path.dirname(filename), { recursive: true })
  await writeFile(filename, content)
}
if (isCheck && differing.length > 0) {
  console.error(`npm run codegen -w web writes these files anew:\n${differing.join('\n')}`)
  process.exitCode = 1
}
