import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { getMetadataStorage } from 'type-graphql'
import type { Services } from '../container.js'
import { faces } from '../domains.js'
import type { Machine } from '../kernel/command/machine.js'
import { labelOf } from '../kernel/command/permissions.js'
import type { Field } from '../kernel/fields.js'
import type { Route } from '../rest/route.js'

/** Line between the rules, which people write, and the tables, which are generated. */
const MARK = '<!-- npm run behaviour writes what follows -->'

const SERVER = path.join(import.meta.dirname, '..')
const ENDING = path.extname(import.meta.filename)

type Exports = Readonly<Record<string, unknown>>

/** Exports of a file, sorted by name, since loaders of modules differ in their order. */
const exportsOf = async (file: string): Promise<Exports> => {
  const exports: Exports = await import(file)
  return Object.fromEntries(Object.entries(exports).sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Moved = Pick<Machine<Record<string, never>>, 'what'> & {
  states: Readonly<Record<string, string>>
  initial: string
  final: readonly string[]
  moves: Readonly<Record<string, { from: readonly string[]; to?: string; needs?: string; label: string }>>
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length > 0 ? ['', row(heads), row(heads.map(() => '---')), ...rows.map(row)] : []
const code = (text: string): string => `\`${text}\``

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isField = (value: unknown): value is Field => isObject(value) && 'label' in value && 'kind' in value
const isFields = (value: unknown): value is Record<string, Field> =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isField)
const isMachine = (value: unknown): value is Moved => isObject(value) && 'moves' in value && 'states' in value
const isRoutes = (value: unknown): value is readonly Route[] => Array.isArray(value)

/** Domains with a page: every folder of the modules. */
export async function behavingDomains(): Promise<string[]> {
  const entries = await readdir(path.join(SERVER, 'modules'), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}

/** Files of a domain with an ending, by their path, with all their exports. */
async function exportsIn(domain: string, name: RegExp): Promise<[file: string, exports: Exports][]> {
  const folder = path.join(SERVER, 'modules', domain)
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((file) => file.endsWith(ENDING) && name.test(file.slice(0, -ENDING.length))).sort()
  return Promise.all(
    files.map(async (file) => [
      file.slice(0, -ENDING.length).replaceAll(path.sep, '/'),
      await exportsOf(path.join(folder, file)),
    ]),
  )
}

function kindOf({ kind, length, code: codes, nullable, countedIn }: Field): string {
  const values = Object.entries(codes?.labels ?? {}).map(([value, label]) => `${value} ${label}`)
  const said = [kind, ...(length ? [`≤ ${length}`] : []), ...(countedIn ? [`in ${countedIn}`] : [])]
  return [...said, ...(nullable ? ['may be empty'] : []), ...(values.length > 0 ? [values.join('、')] : [])].join(', ')
}

async function fieldsOf(domain: string): Promise<string[]> {
  const files = await exportsIn(domain, /(^|[/\\])fields$/)
  return files.flatMap(([file, exports]) => {
    const tables = Object.entries(exports).flatMap(([name, value]) =>
      isFields(value) ? [{ name, fields: value }] : [],
    )
    return tables.flatMap(({ name, fields }) => [
      '',
      `### ${name}`,
      '',
      `[${file}.ts](../../server/src/modules/${domain}/${file}.ts)`,
      ...table(
        ['field', 'label', 'kind', 'name in REST'],
        Object.entries(fields).map(([field, about]) => [
          code(about.api ?? field),
          `${about.label}${about.note ?? ''}`,
          kindOf(about),
          about.rest?.length === 0 ? '–' : (about.rest ?? []).map(code).join(', '),
        ]),
      ),
    ])
  })
}

async function statesOf(domain: string): Promise<string[]> {
  const files = await exportsIn(domain, /\.machine$/)
  return files.flatMap(([file, exports]) =>
    Object.values(exports)
      .filter(isMachine)
      .flatMap(({ what, states, initial, final, moves }) => {
        const named = (state: string) => states[state] ?? state
        return [
          '',
          `### ${what}`,
          '',
          `Begins as ${named(initial)}; ends as ${final.map(named).join('、') || 'none'}. [${file}.ts](../../server/src/modules/${domain}/${file}.ts)`,
          ...table(
            ['move', 'name', 'from', 'to', 'permission'],
            Object.entries(moves).map(([move, { label, from, to, needs }]) => [
              code(move),
              label,
              from.map(named).join('、'),
              to === undefined ? '' : named(to),
              needs ? `${labelOf(needs)} ${code(needs)}` : '',
            ]),
          ),
        ]
      }),
  )
}

function refusalsOf(domain: string): string[] {
  const errors = faces.find(({ name }) => name === domain)?.errors ?? {}
  return table(
    ['code', 'kind', 'text'],
    Object.entries(errors).map(([name, [kind, message, hint]]) => [
      code(name),
      kind,
      [message, hint ?? []].flat().join('。'),
    ]),
  )
}

/** Documented REST calls: those of the folder with the domain's name. */
async function restOf(domain: string): Promise<string[]> {
  const file = path.join(SERVER, 'rest', domain, `index${ENDING}`)
  if (!existsSync(file)) return []
  const exports = await exportsOf(file)
  const routes = Object.values(exports).filter(isRoutes).flat()
  return table(
    ['call', 'access', 'about'],
    routes.map(({ method, path: address, access, summary }) => [code(`${method} ${address}`), code(access), summary]),
  )
}

/** Fields of Query and Mutation in the domain's resolvers; needs the finished schema. */
function graphqlOf(domain: string, services: Services): string[] {
  const resolvers = faces.find(({ name }) => name === domain)?.resolvers?.(services) ?? []
  const { queries, mutations } = getMetadataStorage()
  const rowsOf = (kind: string, fields: typeof queries) =>
    fields
      .filter(({ target }) => resolvers.some((resolver) => resolver.constructor === target))
      .map(({ schemaName, description = '' }) => [code(schemaName), kind, description])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return table(['field', 'of', 'about'], [...rowsOf('Query', queries), ...rowsOf('Mutation', mutations)])
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `## ${heading}`, ...lines] : []

/** Page of a domain without written rules. */
export const emptyPage = (domain: string): string => `# ${domain}\n\n${MARK}\n`

/** Page of docs/behaviour with new tables; the rules above the mark stay unchanged. */
export async function behaviourOf(domain: string, page: string, services: Services): Promise<string> {
  const at = page.indexOf(MARK)
  if (at === -1) throw new Error(`docs/behaviour/${domain}.md has no line ${MARK}`)
  return [
    page.slice(0, at) + MARK,
    ...section('Fields', await fieldsOf(domain)),
    ...section('States', await statesOf(domain)),
    ...section('Refusals', refusalsOf(domain)),
    ...section('REST calls', await restOf(domain)),
    ...section('GraphQL', graphqlOf(domain, services)),
    '',
  ].join('\n')
}
