import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import type { Database, Em } from '@tufang/server/platform/database/database'

const folder = path.join(import.meta.dirname, '../checks')
const NOBODY = '00000000-0000-0000-0000-000000000000'

let since = NOBODY

/** From now on only companies with this id or a later one are looked at: ids are made in the order of time. */
export function checkCompaniesSince(id: string): void {
  since = id
}

/** Runs every invariant of tests/checks; throws with the rows that break one. */
export async function expectSound(database: Database): Promise<void> {
  await narrowed(database)
  const broken = await database.em.fork().transactional(async (inner) => {
    const em = inner as Em
    await rows(
      em,
      sql`select set_config('checks.since', ${since}, true), set_config('search_path', 'narrowed, public', true)`,
    )
    return brokenRules(em)
  })
  if (broken.length > 0) throw new Error(`the data breaks its invariants\n${broken.join('\n')}`)
}

async function brokenRules(em: Em): Promise<string[]> {
  const broken: string[] = []
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const found = await rows(em, sql.raw(await readFile(path.join(folder, file), 'utf8')))
    if (found.length > 0) broken.push(`${file}: ${found.length} rows, such as ${JSON.stringify(found.slice(0, 3))}`)
  }
  return broken
}

const known = new WeakMap<Database, Promise<unknown>>()

/** Under the name of every company's table stands what it holds of the companies to be looked at: a worker's database only grows. */
function narrowed(database: Database): Promise<unknown> {
  const making = known.get(database) ?? rows(database.em.fork(), sql.raw(VIEWS))
  known.set(database, making)
  return making
}

const VIEWS = `
  do $$
  declare name text;
  begin
    create schema narrowed;
    for name in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    loop
      execute format('create view narrowed.%I as select * from public.%I where company_id >= current_setting(''checks.since'')::uuid', name, name);
    end loop;
  end $$`
