import { systemClock } from '@tufang/server/kernel/values/clock'
import { ticketsOfTrips } from '@tufang/server/modules/ticket/trip/trips'
import { AnomalyWatch } from '@tufang/server/modules/waybill/anomaly/watch.service'
import type { Database } from '@tufang/server/platform/database/database'

/** The demo's trips of so many days are looked at before anybody signs in; the sweeps go on from there. */
const DAYS = 7

/** Has the rules look at the demo world, as the nightly sweep would. */
export async function flagDemo(database: Database): Promise<void> {
  const watch = new AnomalyWatch(database, systemClock, async () => undefined, ticketsOfTrips)
  for (const companyId of await watch.companies(DAYS)) await watch.sweep(companyId, DAYS)
}
