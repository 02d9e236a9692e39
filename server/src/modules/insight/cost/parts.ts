import Big from 'big.js'
import { addMoney, type Money, money, ZERO } from '../../../kernel/money/money.js'
import { addUp } from '../phase/counted.js'
import type { Named, TripSum } from '../phase/phase.queries.js'
import type { Booked } from './booked.js'
import type { TicketPrices } from './cost.queries.js'
import type { costPartsTable } from './fields.js'

/** Parts of a cost, with the number of trips without a price. */
export interface CostParts {
  outsideCost: Money
  insideCost: Money
  adjustAmt: Money
  ticketCost: Money
  ticketAdjustAmt: Money
  dumpFee: Money
  machineCost: Money
  unpricedCount: number
  unpricedTicketCount: number
  unpricedEntryCount: number
  unpricedShiftCount: number
}

/** Prices and terms that decide the cost of trips and shifts. */
export interface CostTerms {
  named: Named
  tickets: TicketPrices
}

const isInside = ({ tpMode }: TripSum): boolean => tpMode === 'INTERNAL'
const ticketPriceOf = (sum: TripSum, { tickets }: CostTerms): Money | null => tickets.priceOf(sum)

/**
 * Fees of dump sites besides tickets: the amounts paid with the trips; where there are none, the site's own price for
 * trips without a ticket.
 */
function feeOf(sum: TripSum, { named }: CostTerms): Big {
  if (sum.prepaid) return new Big(sum.prepaidAmount)
  if (sum.tpMode !== 'FREIGHT' || sum.ticketMonth !== null) return new Big(0)
  return new Big(named.sites.get(sum.dumpSiteId ?? '')?.dumpPrice ?? 0).times(sum.trips)
}

const unpricedOf = (booked: Booked['entries']): number => booked.reduce((all, { unpriced }) => all + unpriced, 0)
const tripsOf = (sums: readonly TripSum[]): number => sums.reduce((all, { trips }) => all + trips, 0)

/** Parts of the cost of equal trips, and of the bookings beside them. */
export function partsOf(sums: readonly TripSum[], { shifts, entries }: Booked, terms: CostTerms): CostParts {
  const haul = (inside: boolean) =>
    money(
      addUp(
        sums.filter((sum) => isInside(sum) === inside),
        ({ amount, adjusted }) => new Big(amount).minus(adjusted),
      ),
    )
  const ticketed = sums.filter(({ ticketMonth }) => ticketMonth !== null)
  return {
    outsideCost: haul(false),
    insideCost: haul(true),
    adjustAmt: money(addUp(sums, ({ adjusted }) => new Big(adjusted))),
    ticketCost: money(addUp(ticketed, (sum) => new Big(ticketPriceOf(sum, terms) ?? 0).times(sum.trips))),
    ticketAdjustAmt: addMoney(ZERO, ...entries.map(({ cost }) => cost)),
    dumpFee: money(addUp(sums, (sum) => feeOf(sum, terms))),
    machineCost: addMoney(ZERO, ...shifts.map(({ cost }) => cost)),
    unpricedCount: tripsOf(sums.filter(({ priced }) => priced === 'NONE')),
    unpricedTicketCount: tripsOf(ticketed.filter((sum) => ticketPriceOf(sum, terms) === null)),
    unpricedEntryCount: unpricedOf(entries),
    unpricedShiftCount: unpricedOf(shifts),
  }
}

type Haul = Pick<CostParts, 'outsideCost' | 'insideCost' | 'adjustAmt'>

/** Part of the cost that a plan of transport covers. */
export const haulCostOf = ({ outsideCost, insideCost, adjustAmt }: Haul): Money =>
  addMoney(outsideCost, insideCost, adjustAmt)

/** Sum of the parts. */
export const wholeCostOf = (parts: Pick<CostParts, keyof typeof costPartsTable>): Money =>
  addMoney(haulCostOf(parts), parts.ticketCost, parts.ticketAdjustAmt, parts.dumpFee, parts.machineCost)
