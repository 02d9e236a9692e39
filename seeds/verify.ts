import { readdir, readFile } from 'node:fs/promises'
import type { Sink, SqlRow } from './sink.ts'

const CHECKS = new URL('../tests/checks/', import.meta.url)

/** One broken rule: which one, and the first row that breaks it. */
interface Violation {
  rule: string
  rows: number
  example: SqlRow | undefined
}

const FOREIGN_KEYS = `
  select c.conname as rule,
    format('select c.* from %s c where %s and not exists (select from %s p where %s) limit 1', c.conrelid::regclass,
      string_agg(format('c.%I is not null', a.attname), ' and ' order by k.place), c.confrelid::regclass,
      string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ' order by k.place)) as query
  from pg_constraint c
  cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (child, parent, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.parent
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  group by c.oid, c.conname, c.conrelid, c.confrelid
  order by c.conname`

/** Looks every foreign key up by hand: a trusted load went past them. */
export async function brokenForeignKeys(sink: Sink): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { rule, query } of await sink.query(FOREIGN_KEYS)) {
    const rows = await sink.query(String(query))
    if (rows.length > 0) violations.push({ rule: String(rule), rows: rows.length, example: rows[0] })
  }
  return violations
}

/** Runs the invariants of tests/checks; each answers with the rows that break it. */
export async function brokenChecks(sink: Sink): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const file of (await readdir(CHECKS)).filter((name) => name.endsWith('.sql')).sort()) {
    const rows = await sink.query(await readFile(new URL(file, CHECKS), 'utf8'))
    if (rows.length > 0) violations.push({ rule: file, rows: rows.length, example: rows[0] })
  }
  return violations
}
