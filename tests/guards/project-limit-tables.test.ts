import { sql } from '@tufang/server/kernel/sql/sql'
import { projectLimits } from '@tufang/server/modules/project-limits'
import { rowsOf } from '@tufang/tests/rows'
import { expect, it } from 'vitest'

/**
 * Tables with rows that refer to a project, directly or not, and that a limited member sees whole, with the reason why
 * this reveals nothing.
 */
const WHOLE: Record<string, string> = {
  message: "each is one person's, and is read by what he may see in any of his companies (reachAnywhere)",
  waybill_import_key:
    'tells nothing but that a row of a sheet was brought in: an import asks before it brings it again',
}

/** Every table, with the tables to which its columns refer by keys or by their names. */
const named = await rowsOf<{ table: string; names: string[] }>(sql`
  with tables as (select c.oid, c.relname::text as table from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition)
  select t.table, array(
      select o.table from tables o join pg_attribute a on a.attrelid = t.oid and not a.attisdropped and a.attname in (o.table || '_id', o.table || '_ids')
      union select o.table from tables o join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and k.confrelid = o.oid) as names
  from tables t`)

/** Tables that lead to a project. */
function leading(): Set<string> {
  const found = new Set(['project'])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { table, names } of named) if (names.some((name) => found.has(name))) found.add(table)
  }
  return found
}
const ruled = projectLimits.rules

it('every table that leads to a project says what a member limited to projects sees of it, or why he sees it whole', () => {
  const open = [...leading()].filter((table) => !ruled.has(table) && !(table in WHOLE))
  expect(leading().size).toBeGreaterThan(25)
  expect(open.sort()).toEqual([])
})

it('no reason is kept for what has a rule, or is no such table', () => {
  const needed = leading()
  expect(Object.keys(WHOLE).filter((table) => ruled.has(table) || !needed.has(table))).toEqual([])
})
