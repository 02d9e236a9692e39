import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openOwnDatabase } from '@tufang/server/own-database'
import { unlimited } from '@tufang/server/platform/database/limits'
import type pg from 'pg'
import { seedBulk } from '../../seeds/bulk.ts'
import { postgresSink } from '../../seeds/sink.ts'
import { appOver } from './app'
import type { Caller } from './caller'
import { emptyDatabase } from './database'
import { signIn } from './sign-in'
import { connectTo } from './template'

/** Company of the bulk data with the most waybills, and the names that a call can have. */
export interface BulkCompany {
  admin: Caller
  /** To ask PostgreSQL by itself, on the clock and with the settings of the program. */
  client: pg.Client
  names: { projectId: string; phaseId: string; settlementId: string; waybillId: string; truckCode: string }
  close(): Promise<void>
}

/**
 * Fills a database with as many waybills, or takes one that is filled: each project gets a phase, and kept sums are
 * worked in.
 */
export async function newBulkCompany(waybills: number, filledUrl?: string): Promise<BulkCompany> {
  const database = filledUrl
    ? await openOwnDatabase({ url: filledUrl, pool: 8, limits: unlimited })
    : await emptyDatabase()
  const client = await connectTo(database.url)
  if (!filledUrl) await fill(client, waybills)
  const { rows } = await client.query<BulkCompany['names'] & { mobile: string }>(
    `select u.mobile, w.project_id as "projectId", h.id as "phaseId", w.settlement_id as "settlementId", w.id as "waybillId", w.truck_code as "truckCode"
     from (select company_id, project_id from waybill group by 1, 2 order by count(*) desc limit 1) p
       join membership m on m.company_id = p.company_id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id
       join project_phase h on h.company_id = p.company_id and h.project_id = p.project_id
       cross join lateral (select s.settlement_id from waybill s where s.company_id = p.company_id
         and s.project_id = p.project_id and s.settlement_id is not null group by 1 order by count(*) desc limit 1) s
       cross join lateral (select w.* from waybill w where w.company_id = p.company_id and w.project_id = p.project_id
         and w.settlement_id = s.settlement_id limit 1) w
     order by u.mobile limit 1`,
  )
  const [names] = rows
  if (!names) throw new Error('nobody has a waybill that is settled')
  const app = await appOver(database)
  const admin = await signIn(app, { mobile: names.mobile, roleType: RoleType.COMPANY })
  const close = async () => {
    await app.fastify.close()
    await app.ocr.close()
    await client.end()
    await database.close()
  }
  return { admin, client, names, close }
}

async function fill(client: pg.Client, waybills: number): Promise<void> {
  await seedBulk([postgresSink(client)], { waybills, companies: 1, today: new Date() })
  await client.query(
    `select fold_waybill_cost(id, 100000000), fold_waybill_count(id, 100000000), fold_ticket_count(id, 100000000) from company`,
  )
  await client.query(
    `insert into project_phase (company_id, id, project_id, name, from_day, to_day, plan_cubic)
     select company_id, gen_random_uuid(), project_id, '整期', min(go_datetime)::date, max(go_datetime)::date, 2000000
     from waybill group by company_id, project_id`,
  )
  await client.query('vacuum analyze')
}
