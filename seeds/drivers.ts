import { dayOf, HOUR, iso } from './calendar.ts'
import type { Company, User, Waybill } from './world.ts'

/** Trips of each driver on the last day with any. */
function tripsOfLastDay(waybills: readonly Waybill[]): Map<User, Waybill[]> {
  const ran = waybills.filter(({ status }) => status !== 'VOID')
  const last = ran.reduce((day, { goAt }) => Math.max(day, dayOf(goAt)), 0)
  return Map.groupBy(
    ran.filter(({ goAt }) => dayOf(goAt) === last),
    ({ truck }) => truck.driver,
  )
}

/** Trips before the last day that the driver has confirmed. */
const CONFIRMED = 30

/** Confirms the trips that a driver made before his last day; those of that day wait for his word. */
function confirmEarlier(
  { id, random, rows }: Company,
  driver: User,
  account: User,
  waybills: readonly Waybill[],
): void {
  const own = waybills
    .filter(({ truck, status, doneAt }) => truck.driver === driver && status === 'UNLOADED' && doneAt !== null)
    .toSorted((one, other) => one.goAt - other.goAt)
  const last = dayOf(own.at(-1)?.goAt ?? 0)
  const words = random.fork('confirmations')
  for (const { id: waybillId, goAt, doneAt } of own.filter(({ goAt }) => dayOf(goAt) < last).slice(-CONFIRMED)) {
    const at = (doneAt ?? goAt) + HOUR
    rows.add('trip_confirmation', {
      company_id: id,
      id: words.uuid(at),
      waybill_id: waybillId,
      side: 'DRIVER',
      verdict: 'CONFIRMED',
      user_id: account.id,
      user_name: account.name,
      created_at: iso(at),
    })
  }
}

/**
 * Gives an account to the driver with the most trips on the last day, under its name and phone, so that he finds a
 * day's work on opening. Trips are to be written afterwards, since they name him.
 */
export function signUpDriver(company: Company, account: User, waybills: readonly Waybill[]): void {
  const drivers = [...tripsOfLastDay(waybills)].toSorted(
    ([one, trips], [other, others]) => others.length - trips.length || (one.id < other.id ? -1 : 1),
  )
  const [driver] = drivers[0] ?? []
  if (!driver) return
  const { name, mobile } = account
  Object.assign(driver, { name, mobile })
  company.rows.amend('driver', driver.id, { user_id: account.id, name, mobile })
  confirmEarlier(company, driver, account, waybills)
}
