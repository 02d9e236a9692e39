import { type DbTime, momentOf } from '../../../kernel/values/clock.js'
import { plateForm } from '../../../kernel/values/forms.js'
import { newId } from '../../../kernel/values/id.js'
import { folded } from '../../import/index.js'
import { match } from './match.js'
import type { Counts, KeptRow, Trip } from './reconciliation.queries.js'

/** Stored row of the site's list. */
export interface SiteRow {
  line: number
  ticketNo: string | null
  plate: string
  time: DbTime
  soil: string | null
  quantity: string | null
}

type Decision = Pick<KeptRow, 'resolution' | 'reason' | 'resolveName' | 'resolvedAt'>
const undecided: Decision = { resolution: null, reason: null, resolveName: null, resolvedAt: null }

const numberOf = (text: string | null): string | null => (text === null ? null : folded(text) || null)

/** Rows of the reconciliation with the number of each verdict. A decision stays with an unchanged row. */
export function reconcile(
  site: readonly SiteRow[],
  trips: readonly Trip[],
  toleranceMs: number,
  before: readonly KeptRow[] = [],
): { rows: KeptRow[]; counts: Counts } {
  const known = new Map(before.map((row) => [signatureOf(row), row]))
  const found = match(
    site.map(({ ticketNo, plate, time, soil }) => ({
      ticketNo: numberOf(ticketNo),
      plate: plateForm(plate),
      time: momentOf(time).getTime(),
      soil: numberOf(soil),
    })),
    trips.map(({ ticketNo, plate, time, soil, within }) => ({
      ticketNo: numberOf(ticketNo),
      plate: plateForm(plate),
      time: momentOf(time).getTime(),
      soil: numberOf(soil),
      within,
    })),
    toleranceMs,
  )
  const rows = found.map(({ site: at, ours, verdict, differences }, position): KeptRow => {
    const listed = at === null ? undefined : site[at]
    const trip = ours === null ? undefined : trips[ours]
    const row = { position, ...siteValues(listed), ...ourValues(trip), verdict, differences }
    const same = known.get(signatureOf(row))
    return { id: same?.id ?? newId(), ...decisionOf(same ?? undecided), ...row }
  })
  return { rows, counts: countsOf(rows, site.length, trips) }
}

const decisionOf = ({ resolution, reason, resolveName, resolvedAt }: Decision): Decision => ({
  resolution,
  reason,
  resolveName,
  resolvedAt,
})

const siteValues = (row: SiteRow | undefined) => ({
  line: row?.line ?? null,
  siteTicketNo: row?.ticketNo ?? null,
  sitePlate: row?.plate ?? null,
  siteTime: row?.time ?? null,
  siteSoil: row?.soil ?? null,
  siteQuantity: row?.quantity ?? null,
})

const ourValues = (trip: Trip | undefined) => ({
  waybillId: trip?.id ?? null,
  waybillNo: trip?.no ?? null,
  ourTicketNo: trip?.ticketNo ?? null,
  ourPlate: trip?.plate ?? null,
  ourTime: trip?.time ?? null,
  ourSoil: trip?.soil ?? null,
})

type Said = Omit<KeptRow, keyof Decision | 'id' | 'position'>

/** Facts that a decision is about: the line, the trip, the values of both sides, and their difference. */
const signatureOf = (row: Said): string =>
  JSON.stringify([
    row.line,
    row.waybillId,
    row.ourTicketNo,
    row.ourPlate,
    row.ourTime && momentOf(row.ourTime).getTime(),
    row.ourSoil,
    row.verdict,
    row.differences,
  ])

function countsOf(rows: readonly KeptRow[], siteCount: number, trips: readonly Trip[]): Counts {
  const of = (verdict: KeptRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return {
    siteCount,
    ourCount: trips.filter(({ within }) => within).length,
    sameCount: of('SAME'),
    differCount: of('DIFFER'),
    siteOnlyCount: of('SITE_ONLY'),
    oursOnlyCount: of('OURS_ONLY'),
    unresolvedCount: rows.filter(({ verdict, resolution }) => verdict !== 'SAME' && resolution === null).length,
  }
}

/** Site's rows of a reconciliation in their stored form. */
export const siteRowsOf = (rows: readonly KeptRow[]): SiteRow[] =>
  rows
    .flatMap(({ line, siteTicketNo, sitePlate, siteTime, siteSoil, siteQuantity }) =>
      line === null || siteTime === null
        ? []
        : [
            {
              line,
              ticketNo: siteTicketNo,
              plate: sitePlate ?? '',
              time: siteTime,
              soil: siteSoil,
              quantity: siteQuantity,
            },
          ],
    )
    .sort((one, other) => one.line - other.line)
