import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { run } from '../run.ts'

/** Twenty companies, one of which has a fifth of all waybills. */
const COMPANIES = 20
const SHARE = 5
const USUAL = [100_000, 1_000_000]
const LARGEST = '10000000'

/** Numbers of waybills in the compared databases: SCALE_WAYBILLS as the largest, and the usual ones below it. */
export function sizes({ SCALE_WAYBILLS: asked = LARGEST } = process.env): number[] {
  const most = Number(asked)
  if (!Number.isInteger(most) || most <= Math.min(...USUAL)) throw new Error('SCALE_WAYBILLS: a number over 100000')
  return [...USUAL.filter((size) => size < most), most]
}

/** Variable that tells a benchmark the database with this number of waybills. */
export const urlName = (size: number): string => `WAYBILLS_${size}`

async function answers<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Databases of each size on the given server. Missing ones are filled, incomplete ones are made again; a database is
 * complete once its foreign keys and invariants have been checked after filling.
 */
export async function databases(server: string): Promise<Map<number, string>> {
  const urls = new Map<number, string>()
  for (const size of sizes()) {
    const name = `waybills_${size}`
    const url = new URL(server)
    url.pathname = `/${name}`
    urls.set(size, url.href)
    const whole = `whole: ${size}`
    const [found] = await answers<{ told: string | null }>(
      server,
      "select shobj_description(oid, 'pg_database') as told from pg_database where datname = $1",
      [name],
    )
    const env = { ...process.env, DATABASE_URL: url.href }
    if (found?.told !== whole) {
      await answers(server, `drop database if exists ${name}`)
      await answers(server, `create database ${name}`)
    }
    await run(process.execPath, ['server/dist/migrate.js'], env)
    if (found?.told === whole) continue
    const counts = ['--waybills', size, '--companies', COMPANIES, '--largest', size / SHARE]
    await run(process.execPath, ['seeds/cli.ts', ...counts.map(String)], env)
    await answers(server, `comment on database ${name} is '${whole}'`)
  }
  return urls
}

export interface Largest {
  company: string
  mobile: string
  /** Beginnings of a past month and of the next, as GraphQL takes them. */
  from: string
  to: string
  waybills: number
}

/** Company with the most waybills, its manager, and a past month of the year. */
export async function largest(url: string): Promise<Largest> {
  const [company] = await answers<Omit<Largest, 'from' | 'to'>>(
    url,
    `select c.company_id as company, u.mobile, c.waybills
     from (select company_id, sum(trips)::int as waybills from waybill_count where not haul and span in ('CHANGE', 'YEAR') group by 1) c
       join membership m on m.company_id = c.company_id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id
     order by c.waybills desc limit 1`,
  )
  if (!company) throw new Error('no waybills')
  const now = new Date()
  const month = (back: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
  return { ...company, from: `${month(6)}T00:00:00+08:00`, to: `${month(5)}T00:00:00+08:00` }
}
