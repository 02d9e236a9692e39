import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Domains in which each label of a field stands in one file. */
const saidOnce = [
  { domain: 'settlement', lists: 3, labels: 40 },
  { domain: 'price', lists: 1, labels: 25 },
  { domain: 'fleet', lists: 2, labels: 3 },
  { domain: 'payment', lists: 0, labels: 15 },
  { domain: 'waybill', lists: 6, labels: 80 },
  { domain: 'project', lists: 0, labels: 9 },
  { domain: 'import', lists: 0, labels: 20 },
  { domain: 'company', lists: 0, labels: 15 },
  { domain: 'export', lists: 0, labels: 8 },
  { domain: 'view', lists: 0, labels: 7 },
]

/** Things that share the name of a field: a price with its amount, a captain with the field of his name. */
const thingsThemselves = ['直付价', '车队长', '司机', '机械', '项目单价']

/** Files with words of their own, for the database, the numbers of REST and machines. */
const aside = /\.entity\.ts$|\/entities\.ts$|\.generated\.ts$|\.test\.ts$|permissions\.ts$|\/pages\.ts$/

const filesOf = (domain: string): string[] =>
  ['server/src/modules', 'server/src/rest', 'web/src/features']
    .flatMap((place) => sourcesIn(`${place}/${domain}`))
    .filter((file) => !aside.test(file))

/** Labels in these tables, including those taken from others. */
async function labelsOf(tables: readonly string[]): Promise<Set<string>> {
  const modules = await Promise.all(tables.map((file) => import(path.join(root, file)) as Promise<object>))
  const exported: unknown[] = modules.flatMap((module) => Object.values(module))
  const isNamed = (value: unknown): value is object => typeof value === 'object' && value !== null
  const fields = exported.flatMap((value) => (isNamed(value) ? [value, ...Object.values(value)] : []))
  return new Set(
    fields.flatMap((field) =>
      isNamed(field) && 'kind' in field && 'label' in field && typeof field.label === 'string' ? [field.label] : [],
    ),
  )
}

/** Headings that other companies use for a column. */
const synonyms = /synonyms: \[[^\]]*\]/g

/** Labels that a table defines itself, and Chinese texts of any file up to a unit or a note. */
const labelsIn = (text: string): string[] => [...text.matchAll(/label: '([^']+)'/g)].flatMap(([, label]) => label ?? [])
const textsIn = (text: string): string[] =>
  [...text.replaceAll(synonyms, '').matchAll(/'([^'\n]*)'|`([^`$\n]*)`/g)].flatMap(([, quoted = '', plain = '']) => {
    const [label = ''] = (quoted || plain).split(/[（，：；。]/, 1)
    return /[一-鿿]/.test(label) ? [label] : []
  })

/** Files that may name a field before its table does: enums, whose description is the name of a code. */
const isSource = (file: string): boolean => isTable(file) || file.endsWith('/enums.ts')
const isTable = (file: string): boolean => file.endsWith('/fields.ts') && file.startsWith('server/src/modules/')

/** Whether a view's page is a class of its own, or one that the kernel makes from its row. */
const isPaged = (text: string): boolean => /extends PageView\b|\b(p|recordsP)ageOf\(/.test(text)
const views = sourcesIn('server/src/modules').filter((file) => file.endsWith('.view.ts'))
const pageTypes = /^type \w+Page \{\n(?:(?!\n\}).|\n)*?\n {2}records: \[(\w+)!\]!/gm

it('every paged list has a table of fields', () => {
  const listed = [...read('schema.graphql').matchAll(pageTypes)].flatMap(([, type]) => type ?? [])
  expect(listed.length).toBeGreaterThanOrEqual(13)
  const made = views.filter((file) => isPaged(read(file)))
  const described = made.flatMap((file) => {
    const classes = read(file).matchAll(
      /@ObjectType\('(\w+)'[^\n]*\nexport class \w+ extends (?:objectOf|nodeOf|reviewedOf)\(/g,
    )
    return read(file).includes(`from './fields.js'`) ? [...classes].map(([, type]) => type) : []
  })
  expect(listed.filter((type) => !described.includes(type))).toEqual([])
})

describe.each(saidOnce)('a field of $domain is said once', ({ domain, lists: atLeast, labels: enough }) => {
  const files = filesOf(domain)
  const tables = files.filter(isTable)

  it('by a table beside each list', () => {
    const lists = files.filter((file) => file.endsWith('.view.ts') && isPaged(read(file)))
    expect(lists.length).toBeGreaterThanOrEqual(atLeast)
    expect(lists.filter((file) => !tables.includes(`${path.dirname(file)}/fields.ts`))).toEqual([])
  })

  it('in one table', async () => {
    expect((await labelsOf(tables)).size).toBeGreaterThan(enough)
    const named = files.filter((file) => isSource(file) && !isTable(file)).flatMap((file) => textsIn(read(file)))
    const labels = tables.flatMap((file) => labelsIn(read(file)))
    expect(labels.filter((label) => named.includes(label) && !thingsThemselves.includes(label))).toEqual([])
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([])
  })

  it('and nowhere else', async () => {
    const labels = await labelsOf(tables)
    for (const name of thingsThemselves) labels.delete(name)
    const again = files
      .filter((file) => !isSource(file))
      .flatMap((file) =>
        textsIn(read(file))
          .filter((text) => labels.has(text))
          .map((text) => `${file}: ${text}`),
      )
    expect(again).toEqual([])
  })
})
