import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addToLists, makeDomain, nextMigration } from './lists.ts'
import { filled, type Noun } from './noun.ts'

const templates = path.join(import.meta.dirname, 'templates')

/**
 * Writes an aggregate into a tree of the project: its files, and its lines in the lists. Gives back all of them, by
 * their paths in the tree.
 */
export function generate(root: string, noun: Noun): string[] {
  const migration = nextMigration(root, noun.slugs)
  const gaps = { ...noun, migration }
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tpl'))
    .toSorted()
    .map((file) => ({
      template: path.join(templates, file),
      file: filled(file.replaceAll(/__(\w+?)__/g, '{{$1}}'), gaps).replace(/\.tpl$/, ''),
    }))
  const standing = files.find(({ file }) => existsSync(path.join(root, file)))
  if (standing) throw new Error(`${standing.file} is there already`)
  const lists = [...makeDomain(root, noun), ...addToLists(root, noun, migration)]
  for (const { template, file } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), filled(readFileSync(template, 'utf8'), gaps))
  }
  return [...files.map(({ file }) => file), ...lists]
}

/**
 * Programs that write once the sources are there, in the order in which one needs the other; each runs in the tree with
 * the packages' programs.
 */
export const steps = (files: readonly string[]): readonly string[][] => [
  ['biome', 'check', '--write', '--log-level=error', ...files.filter((file) => /\.tsx?$/.test(file))],
  ['node', 'tools/build.ts', 'server'],
  ['node', 'server/dist/print-schema.js', 'schema.graphql'],
  ['node', 'server/dist/tables/print.js', 'docs/tables.md'],
  ['node', 'server/dist/tables/print-permissions.js', 'docs/permissions.md'],
  ['node', 'server/dist/tables/print-behaviour.js', 'docs/behaviour'],
  ['node', 'tools/graph.ts'],
  ['node', 'web/codegen/main.ts'],
]
