import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'
import { inTurn } from '../../kernel/sql/turn.js'
import { ROLES, SEVERAL, WALLED } from './wall.js'

/**
 * Functions that reveal nothing of their arguments but the result. With this mark, PostgreSQL may use indexes and
 * statistics for their conditions behind the policies, too; without it a search would read all rows of a company.
 */
const SILENT = [
  ...['numeric_eq', 'numeric_ne', 'numeric_lt', 'numeric_le', 'numeric_gt', 'numeric_ge', 'numeric_add', 'numeric_sub'],
  ...['textlike', 'textnlike', 'arraycontains', 'arraycontained', 'arrayoverlap'],
  // Functions within the normal forms of numbers and names, which replace text_form, plate_form and sign_pairs when a
  // statement is planned.
  ...['textregexeq', 'translate', 'normalize', 'regexp_replace', 'reverse', 'replace'],
  ...['range_overlaps', 'range_contains', 'range_contains_elem', 'range_contained_by', 'elem_contained_by_range'],
  // Functions on days and months that compare rows of two tables, and on the time of a price.
  ...['tstzrange', 'timezone', 'date_trunc', 'date', 'to_timestamp', 'timestamptz', 'upper', 'lower', 'btrim'],
  ...['timestamp_mi_interval', 'timestamptz_mi_interval', 'timestamp_pl_interval', 'timestamptz_pl_interval'],
  ...['date_lt_timestamp', 'date_le_timestamp', 'date_ge_timestamp', 'date_gt_timestamp'],
  ...['date_lt_timestamptz', 'date_le_timestamptz', 'date_ge_timestamptz', 'date_gt_timestamptz'],
]
const OF_SILENT = `
  p.proname = any(array[${SILENT.map((name) => `'${name}'`).join(', ')}])
  and p.pronamespace in ('pg_catalog'::regnamespace, current_schema()::regnamespace)`

/** Missing parts of the wall that only a superuser can create. */
export const MISSING = `
  select 'role ' || needed.name as missing from unnest('{${ROLES}}'::text[]) needed (name) where not exists (
    select from pg_roles r where r.rolname = needed.name and not r.rolsuper and not r.rolbypassrls and pg_has_role(r.oid, 'member'))
  union all
  select 'leakproof ' || p.oid::regprocedure from pg_proc p where not p.proleakproof and ${OF_SILENT}`

/**
 * Creates the missing parts, as far as the user of the database may. Another program on the same server may do so at
 * the same time.
 */
const MAKE = `
  do $$
  declare
    super boolean := (select rolsuper from pg_roles where rolname = current_user);
    owner regrole;
    function regprocedure;
    walled text;
  begin
    foreach walled in array '{${ROLES}}'::text[] loop
      if not exists (select from pg_roles where rolname = walled) then
        begin
          execute format('create role %I nologin', walled);
          if not super then
            execute format('grant %I to %I', walled, current_user);
          end if;
        exception when insufficient_privilege or duplicate_object or unique_violation then
          null;
        end;
      end if;
      if super then
        -- Whoever the program is, where a superuser does it for him.
        for owner in
          select distinct c.relowner::regrole from pg_class c
          where c.oid = to_regclass('migration') and not pg_has_role(c.relowner, walled, 'member')
        loop
          execute format('grant %I to %s', walled, owner);
        end loop;
      end if;
    end loop;
    if super then
      for function in select p.oid from pg_proc p where not p.proleakproof and ${OF_SILENT} loop
        execute format('alter function %s leakproof', function);
      end loop;
    end if;
  end $$`

/**
 * Raises the wall between companies (docs/adr/0044) if no part is missing: gives a walled role all rights that the
 * program has on these tables. The right to read `migration` is given last and shows connections that the wall is
 * complete; while a part is missing it is withdrawn.
 */
export async function raiseWall(em: Em, tables: readonly string[]): Promise<void> {
  await inTurn(em, WALLED)
  await rows(em, sql.raw(MAKE))
  const missing = await rows<{ missing: string }>(em, sql.raw(MISSING))
  if (missing.length > 0) {
    await rows(em, sql.raw(LOWER))
    return
  }
  for (const role of ROLES) {
    for (const { name } of await findClosed(em, role, tables)) {
      await rows(em, sql`grant select, insert, update, delete on ${sql.ref(name)} to ${sql.ref(role)}`)
    }
  }
  for (const { name } of await findUnwalled(em)) await rows(em, sql.raw(policiesOf(name)))
  for (const role of ROLES) await rows(em, sql`grant select on migration to ${sql.ref(role)}`)
}

const LOWER = `
  do $$
  declare
    walled text;
  begin
    for walled in select rolname from pg_roles where rolname = any('{${ROLES}}') loop
      execute format('revoke select on migration from %I', walled);
    end loop;
  end $$`

/** Tables on which a walled role lacks a right. */
const findClosed = (em: Em, role: string, tables: readonly string[]) =>
  rows<{ name: string }>(
    em,
    sql`select t.name from unnest(${[...tables]}::text[]) t(name)
        where exists (
          select from unnest(array['select', 'insert', 'update', 'delete']) r(may)
          where not has_table_privilege(${role}, quote_ident(t.name), r.may))`,
  )

/**
 * Policies of a table, one for each role, so that PostgreSQL can infer that of a single company from the statement.
 * Migrations cannot name roles, which may be missing, and a dump loses the policies of missing roles. Work in several
 * companies reads, and writes in none; its list is evaluated once a statement, and `is true` keeps PostgreSQL from
 * using an index for it, which would find all rows of these companies.
 */
const policiesOf = (table: string): string => `
  do $$
  begin
    drop policy if exists own_company on ${table};
    drop policy if exists own_companies on ${table};
    create policy own_company on ${table} to ${WALLED}
      using (company_id = nullif(current_setting('tufang.company', true), '')::uuid);
    create policy own_companies on ${table} for select to ${SEVERAL}
      using ((company_id = any((select string_to_array(current_setting('tufang.company', true), ',')::uuid[])::uuid[])) is true);
  end $$`

/** Tables of companies that lack a policy for one of the roles. */
const findUnwalled = (em: Em) =>
  rows<{ name: string }>(
    em,
    sql`select c.oid::regclass::text as name from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relrowsecurity and (
          select count(*) from pg_policy p where p.polrelid = c.oid
            and (p.polname, p.polroles) in (
              ('own_company', array[to_regrole(${WALLED})::oid]), ('own_companies', array[to_regrole(${SEVERAL})::oid]))) < 2`,
  )
