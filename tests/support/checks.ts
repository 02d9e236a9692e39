import { rules } from '@tufang/server/doctor/rows/index'
import type { Database } from '@tufang/server/kernel/sql/database'
import pg from 'pg'
import { connectTo } from './template'

const NOBODY = '00000000-0000-0000-0000-000000000000'

let since = NOBODY

/** From now on only companies with this id or a later one are checked: ids are made in the order of time. */
export function checkCompaniesSince(id: string): void {
  since = id
}

/** Runs every rule of the doctor's; throws with the rows that break one. */
export async function expectSound(database: Database): Promise<void> {
  const client = await checkerOf(database)
  await client.query(`select set_config('checks.since', $1, false)`, [since])
  const { rows } = await client.query<{ rule: string; broken: object[] }>('select * from narrowed.broken_rules()')
  if (rows.length === 0) return
  const told = rows.map(
    ({ rule, broken }) => `${rule}: ${broken.length} rows, such as ${JSON.stringify(broken.slice(0, 3))}`,
  )
  throw new Error(`the data breaks its invariants\n${told.join('\n')}`)
}

/**
 * Connections that check, one for each database: the plans of a function's statements are kept as long as one lives,
 * and planning all rules takes longer than running them.
 */
const checkers = new WeakMap<Database, Promise<pg.Client>>()

function checkerOf(database: Database): Promise<pg.Client> {
  const known = checkers.get(database) ?? newChecker(database.url)
  checkers.set(database, known)
  return known
}

async function newChecker(url: string): Promise<pg.Client> {
  const client = await connectTo(url)
  await client.query(VIEWS)
  // Plans are made before there are rows: by indexes they read the rows of these companies and no others.
  await client.query(`set search_path = narrowed, public; set enable_seqscan = off; ${BROKEN_RULES}`)
  return client
}

/** Lets go of a database that is checked no more. */
export async function endChecks(database: Database): Promise<void> {
  const client = await checkers.get(database)
  checkers.delete(database)
  await client?.end()
}

/**
 * Views under the names of every company's tables, with the rows of the companies to be checked alone: a worker's
 * database only grows.
 */
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

/** Function that answers each broken rule with its rows. */
const BROKEN_RULES = `
  create function narrowed.broken_rules() returns table (rule text, broken jsonb) language plpgsql as $rules$
    #variable_conflict use_column
    begin
      ${rules
        .map(
          ({ name, sql }) =>
            `return query select ${pg.escapeLiteral(name)}, jsonb_agg(to_jsonb(r)) from (${sql}) r having count(*) > 0;`,
        )
        .join('\n')}
    end $rules$`
