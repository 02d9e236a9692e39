import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/**
 * Faults in a company's rows, which must be able to lie on a node of their own (docs/adr/0030); each query returns the
 * violations of a rule.
 */
const looks: Record<string, ReturnType<typeof sql>> = {
  'types of our own for ranges': sql`
    select typname as found from pg_type where typnamespace = 'public'::regnamespace and typtype in ('r', 'm')`,

  'unique keys and exclusions without the company': sql`
    select i.indexrelid::regclass::text as found from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion) and not t.relispartition
      and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id' and a.attnotnull)
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id' and a.attnum = any(i.indkey))`,

  'references that change rows when a key does, or that empty a column': sql`
    select conname as found from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and (confupdtype not in ('a', 'r') or confdeltype in ('n', 'd'))`,

  'tables whose rows have no identity': sql`
    select c.relname as found from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relreplident not in ('f', 'i')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,

  'triggers for TRUNCATE and for something else': sql`
    select tgrelid::regclass::text || '.' || tgname as found from pg_trigger
    where not tgisinternal and tgtype & 32 <> 0 and tgtype & 28 <> 0`,
}

/** Known violations of a rule, with the reasons. */
const KNOWN: Record<string, string> = {
  'access_token.session_changed': 'as app_user',
  'app_user.session_changed': 'a person is on every node, whose table is not the coordinator’s own',
  'captain.session_changed': 'as app_user',
  'company.session_changed': 'as app_user',
  'membership.session_changed': 'as app_user',
  'membership_role.session_changed': 'as app_user',
  'organ.session_changed': 'as app_user',
  'organ_project.session_changed': 'as app_user',
  'role.session_changed': 'as app_user',
  'role_project.session_changed': 'as app_user',
}

describe('a company could be put on a node of its own: there are no', () => {
  const used = new Set<string>()

  it.each(Object.entries(looks))('%s', async (_, look) => {
    const found = (await rowsOf<{ found: string }>(look)).map((row) => row.found)
    for (const name of found) if (name in KNOWN) used.add(name)
    expect(found.filter((name) => !(name in KNOWN))).toEqual([])
  })

  it('exceptions that nothing needs', () => {
    expect(Object.keys(KNOWN).filter((name) => !used.has(name))).toEqual([])
  })
})
