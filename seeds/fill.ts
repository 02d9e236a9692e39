import type { Database } from '@tufang/server/kernel/sql/database'
import { type Clock, systemClock } from '@tufang/server/kernel/values/clock'
import { TicketCostService } from '@tufang/server/modules/ticket/cost/cost.service'
import { ticketsOfTrips } from '@tufang/server/modules/ticket/trip/trips'
import { AnomalyWatch } from '@tufang/server/modules/waybill/anomaly/watch.service'
import pg from 'pg'
import { seedDemo } from './demo.ts'
import { postgresSink } from './sink.ts'

/** Fills an empty database with the demo world of a morning. */
export async function fillWhenEmpty(database: Database): Promise<void> {
  const [row] = await database.em.fork().execute<{ filled: boolean }[]>('select exists (select from company) as filled')
  if (row?.filled) return
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await seedDemo(postgresSink(client), { today: new Date() })
  } finally {
    await client.end()
  }
  await passNight(database)
}

/** The sweep of these days runs before the first sign-in; later sweeps continue from there. */
const DAYS = 7

/** Does the work of the night in the demo world: the rules check its trips, and its tickets get their costs. */
export async function passNight(database: Database, clock: Clock = systemClock): Promise<void> {
  const watch = new AnomalyWatch(database, clock, async () => undefined, ticketsOfTrips)
  for (const companyId of await watch.companies(DAYS)) await watch.sweep(companyId, DAYS)
  const companies = await database.em.fork().execute<{ id: string }[]>('select id from company')
  const costs = new TicketCostService(database, clock, async () => companies.map(({ id }) => id))
  await costs.refresh()
}
