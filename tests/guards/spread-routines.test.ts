import { sql } from '@tufang/server/kernel/sql/sql'
import { migrations } from '@tufang/server/platform/database/migrations/index'
import { testDatabase } from '@tufang/tests/database'
import { spreadOver } from '@tufang/tests/one-company'
import { type Node, nodesOf, nodesWithin, routineOf, under } from '@tufang/tests/plpgsql'
import { rowsOf } from '@tufang/tests/rows'
import { parse } from 'pgsql-parser'
import { describe, expect, it } from 'vitest'
import { spreadTables } from './spread'

const treeOf = async (text: string): Promise<Node> => (await parse(text)) as Node

/** Names of stored relations; any other name in a trigger's function stands for the rows that fired it. */
const stored = new Set(
  (
    await rowsOf<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name),
)

interface Trigger {
  /** Definition of a function, from `create function` on. */
  definition: string
  /** Names in a function for the rows that fired it. */
  changed: string[]
}

/**
 * Rows that a trigger's function writes or reads besides those that fired it, or statements that cannot be read
 * beforehand.
 */
async function beside({ definition, changed }: Trigger): Promise<string[]> {
  const { statements, puzzling } = await routineOf(definition)
  const known = { changed: new Set(changed) }
  const emptied = await Promise.all(
    statements.map(async (text) => [...nodesWithin(await treeOf(text), ['TruncateStmt'])]),
  )
  return [
    ...(await Promise.all(statements.map((text) => spreadOver(text, stored, known)))).flat(),
    ...emptied.flat().flatMap(({ relations }) => nodesOf(relations).map((table) => `all of ${nameOf(table)}`)),
    ...puzzling,
  ]
}

const nameOf = (table: Node): string => String(under(table, 'RangeVar')?.relname)

describe('a trigger', () => {
  const triggers = rowsOf<Trigger & { name: string }>(sql`
    select p.proname as name, pg_get_functiondef(p.oid) as definition,
      array(
        select distinct name from pg_trigger t, unnest(array[t.tgoldtable::text, t.tgnewtable::text]) name
        where t.tgfoid = p.oid and name is not null
      ) as changed
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and exists (select from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal)`)
  const toy = (body: string): Trigger => ({
    definition: `create function toy() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
    changed: ['changed'],
  })

  it.each([
    ['insert into waybill_crew (truck_code) select truck_code from changed', ['waybill_crew']],
    ["insert into waybill_crew (company_id, truck_code) values (gen_random_uuid(), '')", ['waybill_crew']],
    ['insert into waybill_crew (company_id) select c.id from changed n, company c', ['waybill_crew', 'company']],
    ['insert into waybill_crew (company_id) select project_id from changed', ['waybill_crew']],
    ['insert into waybill_crew (company_id) select company_id from card', ['waybill_crew', 'card']],
    [
      'insert into waybill_crew (company_id) select company_id from changed union all select k.company_id from (select project_id as company_id from changed) k',
      ['waybill_crew'],
    ],
    ['delete from waybill_count', ['waybill_count']],
    ['if found then delete from waybill_count c using changed n where c.day = n.day; end if', ['waybill_count']],
    ['update waybill_count set trips = 0 where company_id = new.project_id', ['waybill_count']],
    ['found := exists (select from card k, changed n where k.company_id = n.project_id)', ['card']],
    ['truncate waybill_count', ['all of waybill_count']],
    ["execute 'delete from waybill_' || 'count'", ["'delete from waybill_' || 'count'"]],
  ])('that writes beside the company whose rows it was called for is found: %s', async (body, found) => {
    expect(await beside(toy(body))).toEqual(found)
  })

  it.each([
    'insert into waybill_crew (truck_code, company_id) values (new.truck_code, new.company_id)',
    'insert into waybill_crew (company_id) select w.company_id from (select day, company_id from changed union all select day, old.company_id from changed) w',
    'insert into waybill_crew (company_id) select n.company_id from changed n where not exists (select from waybill_crew c where c.company_id = n.company_id)',
    'delete from waybill_count c using changed n where c.company_id = n.company_id and c.day = n.day',
    'update waybill_count set trips = 0 where company_id = new.company_id',
  ])('that does not is not: %s', async (body) => {
    expect(await beside(toy(body))).toEqual([])
  })

  it('writes rows of the company whose rows it was called for', async () => {
    const found = await Promise.all(
      (await triggers).map(async (one) => (await beside(one)).map((fault) => `${one.name}: ${fault}`)),
    )
    // Called when all rows of their source are deleted at once, for all companies.
    expect(found.flat().sort()).toEqual([
      'count_login_log: all of login_log_count',
      'count_operation_log: all of operation_log_count',
      'count_waybills: all of waybill_count',
      'sum_waybill_costs: all of waybill_cost',
    ])
    expect(
      (await triggers)
        .filter(({ changed }) => changed.length > 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'count_login_log',
      'count_operation_log',
      'count_ticket_entries',
      'count_used_tickets',
      'count_waybills',
      'direct_pay_price_member_due_delete',
      'direct_pay_price_member_due_insert',
      'direct_pay_price_member_due_update',
      'note_changes',
      'note_changes_of_payment',
      'note_changes_of_receipt',
      'note_changes_of_settlement',
      'note_changes_of_waybill',
      'note_own_changes',
      'note_requests',
      'note_waybill_crews',
      'note_waybill_projects',
      'project_price_due_delete',
      'project_price_due_insert',
      'project_price_due_update',
      'sum_waybill_costs',
    ])
  })
})

describe('a function in SQL', () => {
  const readBy = async (body: string) =>
    [...nodesWithin(await treeOf(body.replace(/^RETURN /, 'select ')), ['RangeVar'])].map(({ relname }) => relname)

  it.each([
    ['select count(*) from card where company_id = $1', ['card']],
    ['select exists (select from card, waybill)', ['card', 'waybill']],
    ['select array(select $1 + at from generate_series(1, 3) at)', []],
    ['RETURN (select count(*) from card)', ['card']],
  ])('that reads tables is found: %s', async (body, found) => {
    expect(await readBy(body)).toEqual(found)
  })

  it('reads none: with its parameters no plan for one node is found', async () => {
    const bodies = await rowsOf<{ body: string }>(sql`
      select coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
    expect(bodies.length).toBeGreaterThan(1)
    expect((await Promise.all(bodies.map(({ body }) => readBy(body)))).flat()).toEqual([])
  })
})

describe('a view', () => {
  const apart = (text: string) => spreadOver(text, spreadTables, { first: true })

  it.each([
    ['select c.id from card c join waybill w on w.card_id = c.id', ['waybill']],
    ['select (select 1 from waybill w where w.company_id = c.company_id) from card c', ['waybill']],
    ['select c.id from card c join waybill w on w.company_id = c.company_id and w.card_id = c.id', []],
  ])('that joins companies is found: %s', async (text, found) => {
    expect(await apart(text)).toEqual(found)
  })

  it('joins rows of one company', async () => {
    const views = await rowsOf<{ text: string }>(sql`
      select pg_get_viewdef(oid) as text from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`)
    expect((await Promise.all(views.map(({ text }) => apart(text)))).flat()).toEqual([])
  })
})

const ADDED = 'AT_AddColumn'

/**
 * Faults of a migration: statements that a table spread over several nodes would refuse, or that would take rows of
 * another company.
 */
async function faultsOf(text: string): Promise<string[]> {
  const added = [...nodesWithin(await treeOf(text), ['AlterTableCmd'])].filter(({ subtype }) => subtype === ADDED)
  const unnamed = added
    .flatMap((command) => [...nodesWithin(command, ['Constraint'])])
    .filter(({ contype, conname }) => contype === 'CONSTR_CHECK' && conname === undefined)
  return [
    ...unnamed.map(() => 'a check without a name in a new column'),
    ...(await spreadOver(text, spreadTables, { first: true })),
  ]
}

describe('a migration', () => {
  it.each([
    ['alter table card add column a integer check (a > 0)', ['a check without a name in a new column']],
    ['alter table card add column a integer constraint card_a check (a > 0)', []],
    ['update card set a = 1 from waybill w where w.card_id = card.id', ['card']],
    ['update card set a = 1 from waybill w where w.company_id = card.company_id and w.card_id = card.id', []],
    ['update card set a = (select 1 from waybill w where w.company_id = card.company_id)', ['waybill']],
  ])('that may not work on several nodes is found: %s', async (text, found) => {
    expect(await faultsOf(text)).toEqual(found)
  })

  it.each(migrations.slice(1))('$name would work on several nodes', async ({ class: Made }) => {
    const { em, orm } = await testDatabase()
    const made = new Made(em.getDriver(), orm.config)
    made.up()
    expect((await Promise.all(made.getQueries().map((text) => faultsOf(String(text))))).flat()).toEqual([])
  })
})
