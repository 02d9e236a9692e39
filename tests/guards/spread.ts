import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from '@tufang/tests/rows'

/**
 * Tables that every node has a copy of, so that statements may join them without the company: they have few rows and
 * are seldom written.
 */
const EVERYWHERE = new Set([
  ...['captain', 'published_captain', 'stored_file'],
  ...['dump_site', 'published_dump_site', 'yard_site', 'published_yard_site'],
  ...['membership', 'membership_role', 'role', 'role_project', 'organ', 'organ_project'],
])

/** Tables whose rows lie on the node of their company, and their published views. */
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

/**
 * Tables that are read without the company of the rows, with the reasons. None may be added; one that is no longer read
 * that way is removed.
 */
export const askedEverywhere: Readonly<Record<string, string>> = {
  document_seal: 'whoever holds a printed document names no company: the token finds it',
  'card of several companies': CAPTAIN,
  'waybill of several companies': CAPTAIN,
}
