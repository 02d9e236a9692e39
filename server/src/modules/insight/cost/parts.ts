import Big from 'big.js'
import { addMoney, type Money, money, ZERO } from '../../../kernel/money/money.js'
import { addUp } from '../phase/counted.js'
import type { Named, TripSum } from '../phase/phase.queries.js'
import type { Booked } from './booked.js'
import type { TicketPrices } from './cost.queries.js'
import type { costPartsTable } from './fields.js'

/** The parts of what soil costs, and what of them has no price yet. */
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

/** Terms beside trips and shifts that decide what these cost. */
export interface CostTerms {
  named: Named
  tickets: TicketPrices
}

const isInside = ({ tpMode }: TripSum): boolean => tpMode === 'INTERNAL'
const ticketPriceOf = (sum: TripSum, { tickets }: CostTerms): Money | null => tickets.priceOf(sum)

/** Money that dump sites take beside tickets: what was paid with the trips, else their own price of what came without a ticket. */
function feeOf(sum: TripSum, { named }: CostTerms): Big {
  if (sum.prepaid) return new Big(sum.prepaidAmount)
  if (sum.tpMode !== 'FREIGHT' || sum.ticketMonth !== null) return new Big(0)
  return new Big(named.sites.get(sum.dumpSiteId ?? '')?.dumpPrice ?? 0).times(sum.trips)
}

const unpricedOf = (booked: Booked['entries']): number => booked.reduce((all, { unpriced }) => all + unpriced, 0)
const tripsOf = (sums: readonly TripSum[]): number => sums.reduce((all, { trips }) => all + trips, 0)

/** The parts of what alike trips cost, and what is booked beside them. */
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

/** Part of the cost that a plan of transport speaks of. */
export const haulCostOf = ({ outsideCost, insideCost, adjustAmt }: Haul): Money =>
  addMoney(outsideCost, insideCost, adjustAmt)

/** The whole of the parts. */
export const wholeCostOf = (parts: Pick<CostParts, keyof typeof costPartsTable>): Money =>
  addMoney(haulCostOf(parts), parts.ticketCost, parts.ticketAdjustAmt, parts.dumpFee, parts.machineCost)
