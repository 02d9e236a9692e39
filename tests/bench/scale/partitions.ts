import pg from 'pg'
import { timeBoth, told } from '../times.ts'
import { largest } from './databases.ts'

/**
 * Benchmark of monthly partitions compared with one table: the waybills of the largest company in both, with the same
 * indexes, and the program's most frequent queries in turns (docs/adr/0010).
 */
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()
await database.query("set timezone = 'Asia/Shanghai'")
const { company, from, to } = await largest(url)

const KINDS = ['whole', 'monthly'] as const
const INDEXES = [
  '(company_id, go_datetime desc, id desc)',
  '(company_id, project_id, go_datetime desc, id desc)',
  '(company_id, captain_id, go_datetime desc, id desc)',
  '(company_id, truck_code, go_datetime desc)',
  '(company_id, card_id, go_datetime)',
  '(company_id, settlement_id)',
  '(company_id, reverse(no))',
]

await database.query('drop schema if exists partitions cascade; create schema partitions')
for (const kind of KINDS) {
  const table = `partitions.${kind}`
  // The key of a partitioned table must contain the column by which it is split.
  const key = kind === 'whole' ? '(company_id, id)' : '(company_id, id, go_datetime)'
  await database.query(
    `create table ${table} (like waybill including defaults) ${kind === 'whole' ? '' : 'partition by range (go_datetime)'}`,
  )
  if (kind === 'monthly') {
    await database.query(`
      do $$ declare month date; begin
        for month in select generate_series(date_trunc('month', min(go_datetime)), date_trunc('month', max(go_datetime)), '1 month')
            from waybill where company_id = '${company}' loop
          execute format('create table partitions.%I partition of ${table} for values from (%L) to (%L)', 'm' || to_char(month, 'YYYYMM'),
            month, month + interval '1 month');
        end loop;
      end $$`)
  }
  await database.query(`insert into ${table} select * from waybill where company_id = $1`, [company])
  await database.query(`alter table ${table} add primary key ${key}`)
  for (const columns of INDEXES) await database.query(`create index on ${table} ${columns}`)
  await database.query(`vacuum analyze ${table}`)
}
const { rows } = await database.query<{ id: string; no: string; truck: string; card: string }>(
  `select id, no, truck_code as truck, card_id as card from waybill
   where company_id = $1 and card_id is not null and go_datetime >= $2 order by go_datetime limit 1`,
  [company, from],
)
const one = rows[0]
if (!one) throw new Error('no waybill on a card')

const LATEST = 'order by go_datetime desc, id desc limit 20'
await compare(
  'first page of a month',
  `select * from T where company_id = $1 and go_datetime >= $2 and go_datetime < $3 ${LATEST}`,
  [from, to],
)
await compare('first page', `select * from T where company_id = $1 ${LATEST}`, [])
await compare(
  '50 waybills of a truck',
  'select * from T where company_id = $1 and truck_code = $2 order by go_datetime desc limit 50',
  [one.truck],
)
await compare('a card', 'select * from T where company_id = $1 and card_id = $2', [one.card])
await compare('the end of a number', "select * from T where company_id = $1 and reverse(no) like reverse($2) || '%'", [
  one.no.slice(-7),
])
await compare('one by its id', 'select * from T where company_id = $1 and id = $2', [one.id])
await compare('one changed', 'update T set version = version + 1 where company_id = $1 and id = $2', [one.id])
await compare(
  '2,000 of another company entered',
  `insert into T select * from waybill
   where company_id = (select company_id from waybill where company_id <> $1 limit 1) and go_datetime >= $2
   order by go_datetime limit 2000`,
  [from],
)
await database.query('drop schema partitions cascade')
await database.end()

/** Each query runs in a transaction that is rolled back, so that both tables start from the same rows. */
async function compare(name: string, text: string, values: unknown[]): Promise<void> {
  const ask = (kind: string) => ({
    before: () => database.query('begin'),
    run: () =>
      database.query({
        name: `${name} ${kind}`,
        text: text.replaceAll(/\bT\b/g, `partitions.${kind}`),
        values: [company, ...values],
      }),
    after: () => database.query('rollback'),
  })
  const [whole, monthly] = await timeBoth(ask('whole'), ask('monthly'), 31)
  const ratio = (monthly.median / whole.median).toFixed(2)
  console.log(`${name}: in one table ${told(whole)}, in months ${told(monthly)}, ${ratio} ×`)
}
