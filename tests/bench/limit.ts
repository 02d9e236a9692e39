import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { startServer } from './processes.ts'
import { timeBoth, told } from './times.ts'

/**
 * Benchmark of roles limited to some projects: the waybill list and its sums for a clerk of the largest company, for
 * one whose role names all projects, and for one whose role names half of them. Added rows are removed at the end.
 */
const ROUNDS = 15
const MOBILE = '19900000001'
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()

const { rows } = await database.query<{ company: string; mobile: string; projects: string[]; waybills: number }>(`
  select w.company_id as company, min(u.mobile) as mobile, array_agg(distinct w.project_id) as projects, count(*)::int as waybills
  from waybill w join membership m on m.company_id = w.company_id and m.role_type = ${RoleType.COMPANY}
  join app_user u on u.id = m.user_id and u.mobile like '1390100%'
  group by 1 order by 4 desc limit 1`)
const [largest] = rows
if (!largest) throw new Error('no waybills: run npm run seed first')
const { company, projects } = largest
const [user, role, membership] = [randomUUID(), randomUUID(), randomUUID()]

/** Adds a clerk with the permissions of administrators, limited to projects of which he has none yet. */
async function addLimited(): Promise<void> {
  await database.query(`insert into app_user (id, mobile, name) values ($1, $2, '限定')`, [user, MOBILE])
  await database.query(
    `insert into role (company_id, id, name, permissions, data_scope)
     select company_id, $2, '限定项目', permissions, 'CHOSEN' from role where company_id = $1 and standard = 'ADMINISTRATOR'`,
    [company, role],
  )
  await database.query(
    `insert into membership (company_id, id, user_id, role_type, position_name, joined_at) values ($1, $2, $3, $4, '限定', now())`,
    [company, membership, user, RoleType.COMPANY],
  )
  await database.query('insert into membership_role (company_id, membership_id, role_id) values ($1, $2, $3)', [
    company,
    membership,
    role,
  ])
}

async function limitTo(ids: readonly string[]): Promise<void> {
  await database.query('delete from role_project where company_id = $1 and role_id = $2', [company, role])
  await database.query(
    'insert into role_project (company_id, role_id, project_id) select $1, $2, p from unnest($3::uuid[]) p',
    [company, role, ids],
  )
}

async function removeLimited(): Promise<void> {
  await database.query('delete from session where user_id = $1', [user])
  await database.query('delete from membership where company_id = $1 and id = $2', [company, membership])
  await database.query('delete from role where company_id = $1 and id = $2', [company, role])
  await database.query('delete from app_user where id = $1', [user])
}

const page = 'records { id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime }'
const readings: [name: string, fields: string][] = [
  ['a page of the waybill list', page],
  ['the same with its total', `total ${page}`],
  ['its sums', 'summary { counted receivable }'],
]
const server = await startServer('ours', 4806)
try {
  await addLimited()
  const whole = new Caller(server, await signIn(database, largest.mobile))
  const limited = new Caller(server, await signIn(database, MOBILE))
  const ask = (caller: Caller, fields: string) => ({
    run: () => caller.ask<{ waybills: { total: number } }>(`query Limit { waybills { ${fields} } }`, {}),
  })
  for (const ids of [projects, projects.slice(0, Math.ceil(projects.length / 2))]) {
    await limitTo(ids)
    const [all, some] = await Promise.all([whole, limited].map((caller) => ask(caller, 'total').run()))
    if (ids === projects) assert.equal(some?.waybills.total, all?.waybills.total)
    else assert.ok((some?.waybills.total ?? 0) < (all?.waybills.total ?? 0))
    for (const [name, fields] of readings) {
      const [free, held] = await timeBoth(ask(whole, fields), ask(limited, fields), ROUNDS)
      const ratio = (held.median / free.median).toFixed(2)
      console.log(
        `${name}, ${largest.waybills} waybills: whole ${told(free)}, limited to ${ids.length} of ${projects.length} projects ${told(held)}, ratio ${ratio}`,
      )
    }
  }
} finally {
  server.stop()
  await removeLimited()
  await database.end()
}
