import type { Database } from '@tufang/server/kernel/sql/database'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { TicketCostService } from '@tufang/server/modules/ticket/cost/cost.service'
import { ticketsOfTrips } from '@tufang/server/modules/ticket/trip/trips'
import { AnomalyWatch } from '@tufang/server/modules/waybill/anomaly/watch.service'

/** The demo's trips of so many days are looked at before anybody signs in; the sweeps go on from there. */
const DAYS = 7

/** Does to the demo world what the night would: the rules look at its trips, and its tickets get their costs. */
export async function passNight(database: Database): Promise<void> {
  const watch = new AnomalyWatch(database, systemClock, async () => undefined, ticketsOfTrips)
  for (const companyId of await watch.companies(DAYS)) await watch.sweep(companyId, DAYS)
  const companies = await database.em.fork().execute<{ id: string }[]>('select id from company')
  const costs = new TicketCostService(database, systemClock, async () => companies.map(({ id }) => id))
  await costs.refresh()
}
