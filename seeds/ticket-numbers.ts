import type { Waybill } from './world.ts'

/** Whether the trip took a ticket to its dump site. */
export const usesTicket = (waybill: Waybill): boolean =>
  waybill.ticket ?? (waybill.site !== null && waybill.goAt % 250 !== 0)

/** Every ticket has a number of its own: that of the trip, without its letters. */
const ownNumber = ({ no }: Waybill): string => no.slice(4)

/** Number on the trip's ticket; trips have theirs by the time they are written. */
export const ticketNoOf = (waybill: Waybill): string | null =>
  usesTicket(waybill) ? ownNumber(waybill.ticketOf ?? waybill) : null

/** Sites with a ticket that two trips handed in. */
const SITES = 2

/** Lets the last trip to each of two sites hand in the ticket of the trip before it. */
export function repeatTickets(waybills: readonly Waybill[]): void {
  const trips = waybills
    .filter((waybill) => waybill.site !== null && usesTicket(waybill) && waybill.status !== 'VOID')
    .toSorted((one, other) => one.goAt - other.goAt)
  const bySite = Map.groupBy(trips, ({ site }) => site?.id).values()
  for (const own of [...bySite].filter(({ length }) => length > 1).slice(0, SITES)) {
    const [before, last] = own.slice(-2)
    if (before && last) last.ticketOf = before
  }
}
