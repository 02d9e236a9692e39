import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { databaseIsOpen, testDatabase } from './database'

/** Whether triggers note the writes into the tables of the worker's database. */
let noting = false

/**
 * Tables written since the last call; undefined for the first call in a test file, which creates the triggers. A
 * trigger writes its note within the writing transaction, so that a rollback takes the note back.
 */
export async function tablesWritten(): Promise<ReadonlySet<string> | undefined> {
  const em = (await testDatabase()).em.fork()
  if (!noting) {
    noting = true
    await rows(em, sql.raw(BEGIN))
    return undefined
  }
  return new Set((await takeNotes(em)).map(({ name }) => name))
}

/** Leaves the tables as the migrations made them, for the next file. */
export async function stopNotingWrites(): Promise<void> {
  if (!noting || !databaseIsOpen()) return
  noting = false
  await rows((await testDatabase()).em.fork(), sql`drop schema written cascade`)
}

const takeNotes = (em: Em) => rows<{ name: string }>(em, sql`delete from written.note returning name`)

/** Statements that write no row are noted, too, so callers have to compare the rows. */
const BEGIN = `
  do $$
  declare name text;
  begin
    create schema written;
    create unlogged table written.note (name text not null);
    create function written.note() returns trigger language plpgsql security definer as
      'begin insert into written.note (name) values (tg_table_name); return null; end';
    for name in
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    loop
      execute format(
        'create trigger written after insert or update or delete or truncate on public.%I execute function written.note()', name);
    end loop;
  end $$`
