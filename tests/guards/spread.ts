import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from '@tufang/tests/rows'

/** Tables that every node has a copy of, so that a statement may join them without saying which company: few rows, seldom written. */
const EVERYWHERE = new Set([
  ...['captain', 'published_captain', 'stored_file'],
  ...['membership', 'membership_role', 'role', 'role_project', 'organ', 'organ_project'],
])

/** Tables whose rows lie where their company lies, and what is published of them. */
export const spreadTables: ReadonlySet<string> = new Set(
  (
    await rowsOf<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and (c.relkind = 'v' or c.relkind in ('r', 'p') and a.attnotnull)`)
  )
    .map(({ name }) => name)
    .filter((name) => !EVERYWHERE.has(name)),
)

const CAPTAIN = 'a captain of several companies sees one list of them all, which would be made of one of each company'

/** What is asked for without the one company that it lies with, and why. None is added; one that nobody asks for any more goes from here. */
export const askedEverywhere: Readonly<Record<string, string>> = {
  document_seal: 'whoever holds a printed document names no company: the token finds it',
  'card of several companies': CAPTAIN,
  'waybill of several companies': CAPTAIN,
}
