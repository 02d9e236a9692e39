import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { type DaySums, daySumsTable } from '@tufang/server/kernel/sums/day-sums'
import { testDatabase } from '@tufang/tests/database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/**
 * Test tables: parcels in and out as two tables, day sums with and without the carrier, and coarser sums by town alone.
 */
const toy: DaySums = {
  table: 'toy_count',
  keys: { town: 'text not null', street: 'text', carrier: 'text' },
  measures: { came: 'integer not null', went: 'integer not null', moves: 'integer not null' },
  sets: {
    column: 'part',
    type: 'text',
    of: { "'STREET'": ['town', 'street'], "'CARRIER'": ['town', 'carrier'] },
    told: "case when grouping(carrier) = 1 then 'STREET' else 'CARRIER' end",
    kept: 'grouping(carrier) = 1 or carrier is not null',
  },
  sources: [
    {
      table: 'toy_in',
      routine: 'count_toys_in',
      day: 'day',
      row: { town: 'town', street: 'street', carrier: 'carrier', came: 'parcels', moves: '1' },
    },
    {
      table: 'toy_out',
      routine: 'count_toys_out',
      day: 'day',
      row: { town: 'town', street: 'street', went: '1', moves: '1' },
      where: 'not lost',
    },
  ],
  rolled: { literal: "'TOWN'", of: "'STREET'", keys: ['town'] },
}
const tables = `
  create table toy_in (company_id uuid, id integer, day date, town text, street text, carrier text, parcels integer);
  create table toy_out (company_id uuid, id integer, day date, town text, street text, lost boolean);`

const company = '00000000-0000-7000-8000-000000000001'
const other = '00000000-0000-7000-8000-000000000002'

/** Runs work on the test tables, and drops them afterwards. */
async function withToys(work: (em: Em) => Promise<void>): Promise<void> {
  const { em } = await testDatabase()
  const undo = new Error('undo')
  const done = em.fork().transactional(async (fork) => {
    for (const statement of statementsOf(`${tables}${daySumsTable(toy)}`)) await rows(fork as Em, sql.raw(statement))
    await work(fork as Em)
    throw undo
  })
  await expect(done).rejects.toBe(undo)
}

/** Statements of a script, which end with a semicolon at the end of a line outside of function bodies. */
const statementsOf = (script: string): string[] =>
  script
    .replaceAll(/--.*$/gm, '')
    .split(/(\$\$.*?\$\$)/s)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(';', ';\u0000') : part))
    .join('')
    .split('\u0000')
    .filter((text) => text.trim() !== '')

const day = fc.constantFrom('2027-12-30', '2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01')
const place = fc.record({ town: fc.constantFrom('甲', '乙'), street: fc.option(fc.constantFrom('一', '二')) })
const which = fc.integer({ min: 0, max: 6 })
const step = fc.oneof(
  fc.record({
    kind: fc.constant('in'),
    day,
    place,
    carrier: fc.option(fc.constantFrom('顺', '通')),
    n: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ kind: fc.constant('out'), day, place, lost: fc.boolean() }),
  fc.record({ kind: fc.constant('move'), day, which }),
  fc.record({ kind: fc.constant('find'), which }),
  fc.record({ kind: fc.constant('drop'), which }),
  fc.record({ kind: fc.constant('fold'), most: fc.integer({ min: 1, max: 9 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const statementOf = (one: Step, id: number): Sql[] => {
  if ('carrier' in one) {
    const { place: at } = one
    return [company, other].map(
      (of) =>
        sql`insert into toy_in values (${of}, ${id}, ${one.day}, ${at.town}, ${at.street}, ${one.carrier}, ${one.n}::int)`,
    )
  }
  if ('lost' in one)
    return [
      sql`insert into toy_out values (${company}, ${id}, ${one.day}, ${one.place.town}, ${one.place.street}, ${one.lost})`,
    ]
  if ('most' in one) return [sql`select fold_toy_count(${company}, ${one.most}::int)`]
  if ('day' in one)
    return ['toy_in', 'toy_out'].map(
      (name) => sql`update ${sql.ref(name)} set day = ${one.day} where id % 7 = ${one.which}`,
    )
  if (one.kind === 'find') return [sql`update toy_out set lost = not lost where id % 7 = ${one.which}`]
  return [sql`delete from toy_in where id % 7 = ${one.which}`]
}

const moves = sql`(select company_id, day, town, street, carrier, parcels as came, 0 as went, 1 as moves from toy_in
  union all select company_id, day, town, street, null, 0, 1, 1 from toy_out where not lost) r`
const byStreet = (em: Em, of: string) =>
  rows(
    em,
    sql`select 'STREET' as part, day::text, town, street, null as carrier, sum(came)::int as came, sum(went)::int as went,
    sum(moves)::int as moves from ${moves} where company_id = ${of} group by day, town, street order by 2, 3, 4, 5`,
  )
const byCarrier = (em: Em, of: string) =>
  rows(
    em,
    sql`select 'CARRIER' as part, day::text, town, null as street, carrier, sum(came)::int as came, sum(went)::int as went,
    sum(moves)::int as moves from ${moves} where company_id = ${of} and carrier is not null group by day, town, carrier order by 2, 3, 4, 5`,
  )
const counted = (em: Em, of: string, part: string) =>
  rows(
    em,
    sql`select part, day::text, town, street, carrier, sum(came)::int as came, sum(went)::int as went, sum(moves)::int as moves
    from toy_count where company_id = ${of} and span in ('DAY', 'CHANGE') and part = ${part}
    group by part, day, town, street, carrier having sum(moves) <> 0 order by 2, 3, 4, 5`,
  )

/**
 * Checks folded sums: the rows of a unit are the sums of its days, and coarser rows have the number of finer ones that
 * they cover.
 */
async function expectFolded(em: Em): Promise<void> {
  await rows(em, sql`select fold_toy_count(${company}, 1000)`)
  for (const [span, unit] of [
    ['DAY', 'day'],
    ['MONTH', 'month'],
    ['YEAR', 'year'],
  ]) {
    const first = sql`date_trunc(${sql.raw(`'${unit}'`)}, day)`
    const expected = sql`select ${first}::date::text as day, town, sum(came)::int as came, sum(went)::int as went,
      count(distinct (day, street))::int as "dayRows", count(distinct (${first}, street))::int as "spanRows"
      from ${moves} where company_id = ${company} group by ${first}, town order by 1, 2`
    expect(
      await rows(
        em,
        sql`select day::text, town, came, went, day_rows as "dayRows", span_rows as "spanRows" from toy_count
        where company_id = ${company} and span = ${span} and part = 'TOWN' order by 1, 2`,
      ),
    ).toEqual(await rows(em, expected))
  }
}

describe('sums by day, month and year', () => {
  it('are those of the rows, whatever happens to these', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await withToys(async (em) => {
          for (const [id, one] of steps.entries())
            for (const statement of statementOf(one, id)) await rows(em, statement)
          for (const of of [company, other]) {
            expect(await counted(em, of, 'STREET')).toEqual(await byStreet(em, of))
            expect(await counted(em, of, 'CARRIER')).toEqual(await byCarrier(em, of))
          }
          await expectFolded(em)
        })
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('of several tables are not lost with one of them', async () => {
    await withToys(async (em) => {
      await rows(em, sql`savepoint before`)
      await expect(rows(em, sql`truncate toy_in`)).rejects.toThrow('toy_in is summed up in toy_count: delete its rows')
      await rows(em, sql`rollback to savepoint before`)
    })
  })
})
