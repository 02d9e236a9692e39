import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Writers and readers of a table: domains and the lower rooms. */
export interface Uses {
  writes: Set<string>
  reads: Set<string>
}

interface Table {
  table: string
  entity: string
}

/** Uses of tables in the sources, by the words of statements and by the entities that are looked up or created. */
export async function usesIn(folder: string, tables: readonly Table[]): Promise<Map<string, Uses>> {
  const uses = new Map(tables.map(({ table }) => [table, { writes: new Set<string>(), reads: new Set<string>() }]))
  const sought = tables.map(({ table, entity }) => ({
    table,
    names: [table, entity, ...endingOf(table).map((ending) => `}${ending}`)],
    writing: writingOf(table, entity),
    reading: readingOf(table, entity),
  }))
  for (const file of await sourcesIn(folder)) {
    const user = userOf(path.relative(folder, file))
    if (!user) continue
    const text = withoutComments(await readFile(file, 'utf8'))
    for (const { table, names, writing, reading } of sought) {
      // Most sources name few tables, and searching a name is much faster than matching an expression.
      if (!names.some((name) => text.includes(name))) continue
      const use = uses.get(table)
      if (writing.test(text)) use?.writes.add(user)
      if (reading.test(text)) use?.reads.add(user)
    }
  }
  return uses
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => /(?<!\.test|\.d)\.ts$/.test(name)).map((name) => path.join(folder, name))
}

/** User of a file; migrations count only for their triggers, since all else there creates tables. */
function userOf(file: string): string | undefined {
  if (file.endsWith('-change-notes.ts')) return 'triggers of live'
  if (file.includes('/migrations/')) return /\/waybill-(count|crew)\.ts$/.test(file) ? 'triggers of waybill' : undefined
  if (/\.entity\.ts$/.test(file)) return undefined
  return /^modules\/([^/]+)\//.exec(file)?.[1] ?? /^(kernel|platform|rest)\//.exec(file)?.[1]
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)(\/\/|--) .*$/gm, '')

/** Ending that the tables of an import add to its name. */
const endingOf = (table: string): string[] => /(?<!^published_.*)_import(_row)?$/.exec(table)?.slice(0, 1) ?? []

/**
 * Patterns of files that use a table by its name alone, as those of tasks and imports do: they both write and read it.
 */
const byName = (table: string): string[] => [
  `\\bTABLE = '${table}'`,
  ...endingOf(table).map((ending) => `\\$\\{name\\}${ending}\\b`),
]

const writingOf = (table: string, entity: string): RegExp =>
  new RegExp(
    [
      `\\b(insert into|update|delete from|truncate) ${table}\\b(?!\\.)`,
      `\\b(insertInto|updateTable|deleteFrom)\\('${table}['\\s]`,
      `\\bem\\.(create|find|findOne)\\(\\s*${entity},`,
      ...byName(table),
    ].join('|'),
  )

const readingOf = (table: string, entity: string): RegExp =>
  new RegExp(
    [
      `(?<!delete )\\b(from|join|using) ${table}\\b(?!\\.)`,
      `\\b(selectFrom|innerJoin|leftJoin)\\('${table}['\\s]`,
      `\\bfrom: sql\`${table}\\b`,
      `\\btable: '${table}'`,
      `\\bem\\.(find|findOne)\\(\\s*${entity},`,
      ...byName(table),
    ].join('|'),
  )
