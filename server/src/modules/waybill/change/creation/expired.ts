import type { Tx } from '../../../../kernel/command/command.js'
import { DomainError, restoreError } from '../../../../kernel/errors.js'
import { dayOf, momentOf } from '../../../../kernel/values/clock.js'
import { expiredPapersOf } from '../../../fleet/index.js'
import type { Patch } from '../../waybill/fields.js'

/** Refusal of a new trip whose truck has a paper that had run out on the day of the trip; null for any other. */
export type WhyExpired = (values: Patch) => DomainError | null

/** Day of a trip: of leaving, else of loading, else today. */
const dayOfTrip = ({ goDatetime, inDatetime }: Patch, now: Date): string => {
  const time = goDatetime ?? inDatetime
  return dayOf(time ? momentOf(time) : now)
}

/** Looks up the papers of the named trucks, where the company refuses trips of trucks whose papers ran out. */
export async function expiredTrucks(tx: Tx, wanted: readonly Patch[]): Promise<WhyExpired> {
  const papers = await expiredPapersOf(tx, [...new Set(wanted.flatMap(({ truckId }) => truckId ?? []))])
  return (values) => {
    const found = values.truckId ? papers(values.truckId, dayOfTrip(values, tx.now)) : undefined
    if (!found) return null
    const { plate, paper, validUntil: day } = found
    const refusal = new DomainError('TRUCK_PAPERS_EXPIRED', { plate, paper, day })
    return restoreError({ ...refusal, fieldErrors: [{ field: 'truckCode', message: refusal.message }] })
  }
}
