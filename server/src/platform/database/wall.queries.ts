import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'
import { inTurn } from '../../kernel/sql/turn.js'
import { WALLED } from './wall.js'

/**
 * Functions that tell nothing of their arguments but their answer. Marked so, conditions by them find rows by an index behind the policies as they
 * do without, and are judged by the statistics: a list's search would look through all rows of a company otherwise.
 */
const SILENT = [
  ...['numeric_eq', 'numeric_ne', 'numeric_lt', 'numeric_le', 'numeric_gt', 'numeric_ge', 'numeric_add', 'numeric_sub'],
  ...['textlike', 'textnlike', 'arraycontains', 'arraycontained', 'arrayoverlap'],
  // Of normal forms, by which numbers and names are looked up; put in the place of text_form, plate_form and sign_pairs when a statement is planned.
  ...['textregexeq', 'translate', 'normalize', 'regexp_replace', 'reverse', 'replace'],
  ...['range_overlaps', 'range_contains', 'range_contains_elem', 'range_contained_by', 'elem_contained_by_range'],
  // Of a day or a month by which rows of two tables are held against each other, and of the time that a price is good for.
  ...['tstzrange', 'timezone', 'date_trunc', 'date', 'to_timestamp', 'timestamptz', 'upper', 'lower', 'btrim'],
  ...['timestamp_mi_interval', 'timestamptz_mi_interval', 'timestamp_pl_interval', 'timestamptz_pl_interval'],
  ...['date_lt_timestamp', 'date_le_timestamp', 'date_ge_timestamp', 'date_gt_timestamp'],
  ...['date_lt_timestamptz', 'date_le_timestamptz', 'date_ge_timestamptz', 'date_gt_timestamptz'],
]
const OF_SILENT = `
  p.proname = any(array[${SILENT.map((name) => `'${name}'`).join(', ')}])
  and p.pronamespace in ('pg_catalog'::regnamespace, current_schema()::regnamespace)`

/** Parts that the wall lacks; only a superuser, or what one did before, can give them. */
export const MISSING = `
  select 'role ${WALLED}' as missing where not exists (
    select from pg_roles r where r.rolname = '${WALLED}' and not r.rolsuper and not r.rolbypassrls and pg_has_role(r.oid, 'member'))
  union all
  select 'leakproof ' || p.oid::regprocedure from pg_proc p where not p.proleakproof and ${OF_SILENT}`

/** Makes what is missing, as far as the user of the database may. Another program on the same server may be about it as well. */
const MAKE = `
  do $$
  declare
    super boolean := (select rolsuper from pg_roles where rolname = current_user);
    owner regrole;
    function regprocedure;
  begin
    if not exists (select from pg_roles where rolname = '${WALLED}') then
      begin
        create role ${WALLED} nologin;
        if not super then
          execute format('grant ${WALLED} to %I', current_user);
        end if;
      exception when insufficient_privilege or duplicate_object or unique_violation then
        null;
      end;
    end if;
    if super then
      -- Whoever the program is, where a superuser does it for him.
      for owner in
        select distinct c.relowner::regrole from pg_class c
        where c.oid = to_regclass('migration') and not pg_has_role(c.relowner, '${WALLED}', 'member')
      loop
        execute format('grant ${WALLED} to %s', owner);
      end loop;
      for function in select p.oid from pg_proc p where not p.proleakproof and ${OF_SILENT} loop
        execute format('alter function %s leakproof', function);
      end loop;
    end if;
  end $$`

/**
 * Raises the wall between companies (docs/adr/0044) where nothing is missing: whoever is walled in may do with these tables what the program does.
 * The right to read `migration` comes last and tells connections that all is there; where something is missing it is taken away.
 */
export async function raiseWall(em: Em, tables: readonly string[]): Promise<void> {
  await inTurn(em, WALLED)
  await rows(em, sql.raw(MAKE))
  const missing = await rows<{ missing: string }>(em, sql.raw(MISSING))
  if (missing.length > 0) {
    await rows(em, sql.raw(LOWER))
    return
  }
  for (const { name } of await findClosed(em, tables)) {
    await rows(em, sql`grant select, insert, update, delete on ${sql.ref(name)} to ${sql.ref(WALLED)}`)
  }
  await rows(em, sql`grant select on migration to ${sql.ref(WALLED)}`)
}

const LOWER = `
  do $$ begin
    if exists (select from pg_roles where rolname = '${WALLED}') then
      revoke select on migration from ${WALLED};
    end if;
  end $$`

/** Tables that whoever is walled in may not do everything with yet. */
const findClosed = (em: Em, tables: readonly string[]) =>
  rows<{ name: string }>(
    em,
    sql`select t.name from unnest(${[...tables]}::text[]) t(name)
        where exists (
          select from unnest(array['select', 'insert', 'update', 'delete']) r(may)
          where not has_table_privilege(${WALLED}, quote_ident(t.name), r.may))`,
  )
