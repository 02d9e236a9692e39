import { DAY, dayText, iso, startOf } from '../calendar.ts'
import type { Company } from '../world.ts'

const OF_TRUCK = ['VEHICLE_LICENCE', 'TRANSPORT_PERMIT', 'INSURANCE'] as const

/** Days that are left, for the first trucks of a company: one paper ran out, others are about to. */
const SHORT: Readonly<Record<string, number>> = { '0 INSURANCE': -6, '1 VEHICLE_LICENCE': 12, '2 TRANSPORT_PERMIT': 25 }
/** Days that are left of the first driver's licence. */
const LICENCE = 5

/** Papers of all trucks and drivers, good for half a year and more save some of the first captain's. */
export function addTo({ id: company_id, captains, from, to, random, rows }: Company): void {
  const at = startOf(from) - 10 * DAY
  const own = random.fork('fleet-papers')
  const add = (kind: string, of: { truck_id: string | null; driver_id: string | null }, left: number) =>
    rows.add('fleet_paper', {
      company_id,
      id: own.uuid(at),
      kind,
      ...of,
      number: `4403${own.int(10_000_000, 99_999_999)}`,
      valid_from: dayText(to + left - 3 * 365),
      valid_until: dayText(to + left),
      created_at: iso(at),
      updated_at: iso(at),
    })
  for (const [place, captain] of captains.entries()) {
    for (const [no, truck] of captain.trucks.entries()) {
      for (const kind of OF_TRUCK) {
        const short = place === 0 ? SHORT[`${no} ${kind}`] : undefined
        add(kind, { truck_id: truck.id, driver_id: null }, short ?? own.int(180, 700))
      }
      const left = place === 0 && no === 0 ? LICENCE : own.int(180, 2000)
      add('DRIVING_LICENCE', { truck_id: null, driver_id: truck.driver.id }, left)
    }
  }
}
