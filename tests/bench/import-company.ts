import type pg from 'pg'
import { bulkProjects } from '../../seeds/bulk-plans.ts'
import { dayOf } from '../../seeds/calendar.ts'
import { addCatalog } from '../../seeds/catalog.ts'
import { addMember, addRoles, addUser, makeCompany } from '../../seeds/company.ts'
import { TRUSTED } from '../../seeds/copy.ts'
import { addFleet } from '../../seeds/fleet.ts'
import { Random } from '../../seeds/random.ts'
import { Rows } from '../../seeds/rows.ts'
import { postgresSink } from '../../seeds/sink.ts'
import type { Company } from '../../seeds/world.ts'

const FLEET = { captains: 12, trucks: 10 }
const STORY_DAYS = 400

/**
 * Adds a company for one run, with an administrator, projects, sites, prices, captains and trucks, but without
 * waybills.
 */
export async function addImportCompany(
  database: pg.Client,
  { captains, trucks } = FLEET,
): Promise<{ company: Company; mobile: string }> {
  const sink = postgresSink(database)
  const number = String(Date.now())
  const random = new Random(Number(number.slice(-9)))
  const mobile = `166${number.slice(-8)}`
  const to = dayOf(Date.now()) - 1
  const from = to - STORY_DAYS
  const people = new Rows()
  const admin = addUser(people, random, mobile, '压测导入', Date.now())
  const company = makeCompany(
    {
      name: `压测导入${number}`,
      companyNo: `BENCH${number}`,
      payeeCheck: false,
      cardPrefix: '8',
      from,
      to,
      clerk: admin,
      auditor: admin,
    },
    random,
  )
  addMember(company, admin, 2, addRoles(company).管理员, '压测')
  addCatalog(company, bulkProjects(random, 4))
  addFleet(
    company,
    Array.from({ length: captains }, () => ({ trucks })),
  )
  await sink.transaction(async () => {
    await people.flush(sink)
    await company.rows.flush(sink)
  })
  return { company, mobile }
}

/** Removes the company with all its rows; only a superuser may, so that others leave it. */
export async function removeImportCompany(database: pg.Client, { id }: Company, mobile: string): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  )
  await postgresSink(database).transaction(async () => {
    await database.query(TRUSTED)
    for (const { name } of rows) await database.query(`delete from ${name} where company_id = $1`, [id])
    await database.query('delete from session where user_id = (select id from app_user where mobile = $1)', [mobile])
    await database.query('delete from app_user where mobile = $1', [mobile])
    await database.query('delete from company where id = $1', [id])
  })
}
