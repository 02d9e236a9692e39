import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { commentsOf } from '@tufang/server/platform/database/comments.queries'
import { statementsFor } from '@tufang/tests/entity-tables'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, describe, expect, inject, it } from 'vitest'

/** Tables without a primary key in the database, for which the ORM's key need not be unique. */
const KEYLESS: Record<string, string> = {
  login_log_count: 'changes are added as rows of their own',
  operation_log_count: 'changes are added as rows of their own',
  waybill_cost: 'changes are added as rows of their own',
  waybill_count: 'changes are added as rows of their own',
  ticket_count: 'changes are added as rows of their own',
  waybill_crew: 'only ever grows; twice the same does no harm',
  waybill_project: 'only ever grows; twice the same does no harm',
  direct_pay_price_member: 'its key has a column that may be null',
  captain_task_member: 'its key has a column that may be null',
}

const database = await cloneTemplate(inject('template'))
afterAll(() => database.close())
const em = database.em.fork()
const described = [...database.orm.getMetadata().getAll().values()]
const entities = described.filter(({ view }) => !view)
for (const statement of statementsFor('described', entities, new Set(Object.keys(KEYLESS)))) {
  await em.execute(statement)
}

const tablesIn = (schema: string) => sql`
  select c.oid, c.relname as table, c.relkind from pg_class c
  where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'`

/** Keys of normal forms are no columns: tests/api/platform/text-forms.test.ts says which there are. */
const UNDESCRIBED = sql`and i.indexprs is null`

const aspects: Record<string, (schema: string) => ReturnType<typeof sql>> = {
  tables: (schema) => sql`select "table" as fact from (${tablesIn(schema)}) t`,
  'columns, their types, collations, defaults and whether they may be empty': (schema) => sql`
    select concat_ws(' ', t.table || '.' || a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      case when a.attcollation <> y.typcollation then o.collname end, case when a.attgenerated = 's' then 'generated' end,
      pg_get_expr(d.adbin, d.adrelid)) as fact
    from (${tablesIn(schema)}) t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    join pg_type y on y.oid = a.atttypid
    left join pg_collation o on o.oid = a.attcollation left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum`,
  'primary keys': (schema) => sql`
    select t.table || ' ' || pg_get_constraintdef(k.oid) as fact
    from (${tablesIn(schema)}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'`,
  checks: (schema) => sql`
    select t.table || ' ' || pg_get_constraintdef(k.oid) as fact
    from (${tablesIn(schema)}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'c'`,
  'unique keys': (schema) => sql`
    select concat_ws(' ', t.table, (select array_agg(a.attname order by p.place) from unnest(i.indkey) with ordinality p (num, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = p.num)::text,
      case when i.indnullsnotdistinct then 'nulls not distinct' end, pg_get_expr(i.indpred, t.oid)) as fact
    from (${tablesIn(schema)}) t join pg_index i on i.indrelid = t.oid and i.indisunique and not i.indisprimary
      ${UNDESCRIBED}`,
}

const factsIn = async (schema: string, aspect: string): Promise<string[]> => {
  const facts = aspects[aspect]?.(schema)
  if (!facts) throw new Error(aspect)
  return (await rows<{ fact: string }>(em, facts)).map(({ fact }) => fact).sort()
}

describe('the database has what the entities describe, and nothing else', () => {
  it.each(Object.keys(aspects))('%s', async (aspect) => {
    const [there, described] = [await factsIn('public', aspect), await factsIn('described', aspect)]
    expect(there.length).toBeGreaterThan(30)
    expect(there).toEqual(described)
  })
})

describe('what tables and columns mean', () => {
  const comments = commentsOf(described)

  it('is said of each, in Chinese', () => {
    expect(comments.filter(({ text }) => !/[\u4e00-\u9fff]/.test(text))).toEqual([])
  })

  it('stands in the database', async () => {
    const found = await rows<{ fact: string }>(
      em,
      sql`select concat_ws('.', t.table, a.attname) || '：' || d.description as fact
          from (select c.oid, c.relname as table from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
            and not c.relispartition and c.relname <> 'migration') t join pg_description d on d.objoid = t.oid and d.classoid = 'pg_class'::regclass
          left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.objsubid and d.objsubid > 0`,
    )
    const said = comments.map(({ table, column, text }) => `${column === null ? table : `${table}.${column}`}：${text}`)
    expect(found.map(({ fact }) => fact).sort()).toEqual(said.sort())
  })
})
