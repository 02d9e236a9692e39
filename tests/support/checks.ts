import { rules } from '@tufang/server/doctor/rows/index'
import type { Database, Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'

const NOBODY = '00000000-0000-0000-0000-000000000000'

let since = NOBODY

/** From now on only companies with this id or a later one are looked at: ids are made in the order of time. */
export function checkCompaniesSince(id: string): void {
  since = id
}

/** Runs every rule of the doctor's; throws with the rows that break one. */
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
  for (const rule of rules) {
    const found = await rows(em, sql.raw(rule.sql))
    if (found.length > 0)
      broken.push(`${rule.name}: ${found.length} rows, such as ${JSON.stringify(found.slice(0, 3))}`)
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
