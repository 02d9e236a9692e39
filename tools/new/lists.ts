import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addToFace } from './face.ts'
import type { Noun } from './noun.ts'
import { Source } from './source.ts'

/** Adds the aggregate to every list that names aggregates. Gives back the files. */
export function addToLists(root: string, noun: Noun, migration: string): string[] {
  const modules = 'server/src/modules'
  makePages(root, noun)
  const edits: Record<string, (source: Source, noun: Noun) => void> = {
    [`${modules}/${noun.domain}/index.ts`]: addToFace,
    [`${modules}/${noun.domain}/entities.ts`]: addEntity,
    'server/src/platform/database/migrations/index.ts': (source) => addMigration(source, noun, migration),
    [pagesOf(noun)]: addPage,
    'seeds/rows.ts': (source, { table }) => append(source, 'ORDER', `'${table}'`),
    'tests/guards/export-columns.test.ts': (source, { LIST, domain, slug }) =>
      append(source, 'pages', `['${LIST}', '${domain}/${slug}/page', 'columns']`),
    'tests/guards/input-odd.test.ts': (source, { Type, table }) =>
      append(source, 'KEPT', `'Mutation.create${Type}': ['${table}', 'field_change']`),
    'tests/guards/project-limit.test.ts': (source, { many }) => append(source, 'OF_THE_COMPANY', `'${many}'`),
  }
  const sources = Object.entries(edits).map(([file, edit]) => {
    const source = new Source(path.join(root, file))
    edit(source, noun)
    return source
  })
  // Not before all of them have found their place.
  for (const source of sources) source.save()
  const headings = 'codegen.yml'
  writeFileSync(path.join(root, headings), withFields(readFileSync(path.join(root, headings), 'utf8'), noun))
  return Object.keys(edits)
}

const pagesOf = ({ domain }: Noun): string => `web/src/features/${domain}/pages.ts`

/** Writes an empty list of pages for a domain that has none yet. */
function makePages(root: string, noun: Noun): void {
  const file = path.join(root, pagesOf(noun))
  if (existsSync(file)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, NO_PAGES)
}

const NO_PAGES = `import type { Page } from '../../shell/page'

/** Pages of this domain; in the menu they stand where their places say. */
export const pages: readonly Page[] = []
`

/** Writes a face without services for a domain that is not there yet, and a list of tables for one that has none. */
export function makeDomain(root: string, { domain, Words }: Noun): string[] {
  const modules = path.join(root, 'server/src/modules')
  const folder = path.join(modules, domain)
  const files: string[] = []
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path.join(folder, 'index.ts'))) {
    writeFileSync(path.join(folder, 'index.ts'), faceOf(domain, Words))
    const domains = new Source(path.join(root, 'server/src/domains.ts'))
    domains.import(`${domain}`, `./modules/${domain}/index.js`)
    append(domains, 'domains', domain)
    domains.save()
    files.push('server/src/domains.ts')
  }
  if (!existsSync(path.join(folder, 'entities.ts'))) {
    const tables = `/** The tables that this domain owns. */\nexport const ${domain}Entities = [] as const\n`
    writeFileSync(path.join(folder, 'entities.ts'), tables)
    const owners = new Source(path.join(modules, 'entities.ts'))
    owners.import(`${domain}Entities`, `./${domain}/entities.js`)
    owners.append(owners.interface('Owners'), `${domain}: typeof ${domain}Entities`)
    append(owners, 'ownersOfTables', `${domain}: ${domain}Entities`)
    owners.save()
    files.push('server/src/modules/entities.ts')
  }
  return files
}

const faceOf = (domain: string, what: string): string => `import { defineDomain } from '../domain.js'

/** ${what}. */
export const ${domain} = defineDomain({
  name: '${domain}',
  services: ({ ground: { database, run } }) => ({}),
})
`

/** The name that the next migration has in the list of all. */
export function nextMigration(root: string, slugs: string): string {
  const numbers = readdirSync(path.join(root, 'server/src/platform/database/migrations')).map(
    (file) => Number.parseInt(file, 10) || 0,
  )
  return `${String(Math.max(...numbers) + 1).padStart(4, '0')}-${slugs}`
}

const append = (source: Source, name: string, line: string): void =>
  source.append(source.list(source.constant(name), name), line)

function addEntity(source: Source, { slug, Type }: Noun): void {
  source.import(`${Type}`, `./${slug}/${slug}.entity.js`)
  const tables = source.first((made) => made.type === 'ArrayExpression', 'list of tables')
  source.append(tables, Type)
}

function addMigration(source: Source, { Types }: Noun, migration: string): void {
  source.import(`${Types}`, `./${migration}.js`)
  append(source, 'migrations', `{ name: '${migration}', class: ${Types} }`)
}

function addPage(source: Source, { slug, slugs, key, label }: Noun): void {
  source.import('LuLayers', '../../ui/icons')
  append(
    source,
    'pages',
    `{
    path: '/base/${slugs}',
    title: '${label}',
    load: () => import('./${slug}/page'),
    menu: { group: '基础资料', place: 1000, icon: LuLayers },
    permission: 'chain:${key}:get',
    roleTypes: ['COMPANY'],
  }`,
  )
}

/**
 * The settings of what pages know of fields, with one more type and its input; for a domain that has none yet with a
 * file of its own.
 */
function withFields(text: string, { domain, Type }: Noun): string {
  const file = `  web/src/gql/fields/${domain}.generated.ts:`
  const kept = text.includes(file) ? text : text.replace('  web/src/:\n', `${fieldsOf(file)}  web/src/:\n`)
  return withLine(withLine(kept, file, 'types', Type), file, 'inputs', `${Type}Input`)
}

const fieldsOf = (file: string): string =>
  [file, '    plugins:', '      - ./web/codegen/fields.ts', '    config:', '      types:', '      inputs:', ''].join(
    '\n',
  )

/** A list below a file of those settings, with one more name in its place. */
function withLine(text: string, file: string, list: string, name: string): string {
  const lines = text.split('\n')
  const from = lines.indexOf(file)
  const first = lines.findIndex((line, at) => at > from && line.trim().replace(' []', '') === `${list}:`) + 1
  const length = lines.slice(first).findIndex((line) => !/^ +- \w+$/.test(line))
  const named = lines.slice(first, first + length).map((line) => line.trim().slice(2))
  const before = named.findIndex((one) => one > name)
  const headed = lines.with(first - 1, `      ${list}:`)
  return headed.toSpliced(first + (before < 0 ? length : before), 0, `        - ${name}`).join('\n')
}
