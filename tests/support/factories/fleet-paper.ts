import { dayOf, daysBefore } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'

interface Given {
  truck?: { id: string }
  driver?: { id: string }
  kind?: 'VEHICLE_LICENCE' | 'TRANSPORT_PERMIT' | 'INSURANCE' | 'DRIVING_LICENCE'
  /** Days from today to its last day. */
  days?: number
  validUntil?: string
  number?: string | null
}

/** Day that lies a number of days from today. */
export const dayAhead = (days: number): string => dayOf(daysBefore(new Date(), -days))

/** Paper in force of a truck or a driver, by default good for a year. */
export const newFleetPaper = (
  company: TestCompany,
  {
    truck,
    driver,
    kind = driver ? 'DRIVING_LICENCE' : 'VEHICLE_LICENCE',
    days = 365,
    validUntil,
    number = null,
  }: Given,
) =>
  insert('fleet_paper', {
    companyId: company.id,
    id: newId(),
    kind,
    truckId: truck?.id ?? null,
    driverId: driver?.id ?? null,
    number,
    validUntil: validUntil ?? dayAhead(days),
  })
