import { addMoney, type Money, money, multiplyMoney, type Quantity } from '../../../kernel/money/money.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import type { TpMode, WeightUnit } from '../../project/index.js'
import type { PriceSource } from '../enums.js'

/** What a project pays where no direct-pay price applies; without a site it holds for every site. */
export interface ProjectPrice {
  id: string
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  dumpSiteId: string | null
  price: Money
  /** [from, until) in microseconds since 1970; without one it is open on that side. */
  from: number | null
  until: number | null
}

/** A direct-pay price for one captain and driver, or all drivers of the captain. Times in microseconds since 1970. */
export interface DirectPayRate {
  /** The direct-pay price it belongs to. */
  id: string
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  /** Where freight goes; other modes know no site. */
  dumpSiteId: string | null
  captainId: string
  driverId: string | null
  price: Money
  /** What trips must be counted in to be paid by it; without it each is paid by its own unit. */
  weightUnit: `${WeightUnit}` | null
  /** [from, to): from its approval to its invalidation, which may be yet to come. */
  from: number
  to: number | null
}

/** What the price of a waybill follows from. */
export interface PricedFacts {
  projectId: string
  tpMode: `${TpMode}`
  goSoilType: string
  dumpSiteId: string | null
  captainId: string
  driverId: string | null
  /** What it is counted in; null for a trip of which only the rest is known. */
  weightUnit: `${WeightUnit}` | null
  /** When it left, in microseconds since 1970: PostgreSQL's own precision. */
  goAt: number
  settlePrice: Money | null
  priceSource: `${PriceSource}` | null
}

export interface Price {
  price: Money
  source: `${PriceSource}`
  /** The direct-pay price or the project's price it was taken from; null for one that was typed. */
  ref: string | null
}

export interface PriceTables {
  direct: readonly DirectPayRate[]
  project: readonly ProjectPrice[]
}

export type PriceOf = (waybill: PricedFacts) => Price | null

/**
 * The price of a waybill and where it comes from (decisions §5): what a clerk typed; else the direct-pay price for its project, mode,
 * soil, site (freight only), unit, captain and driver that was effective when it left; else the project's price for (mode, soil, site), a
 * price for the very site before one for every site, of those that were valid when it left. Null when there is none. The database
 * lets no two direct-pay prices be effective for one trip, and no two prices of a project for the same be valid at once.
 */
export function createPricing({ direct, project }: PriceTables): PriceOf {
  const rates = Map.groupBy(direct, (rate) => tripKey(rate, rate.soilType))
  const prices = Map.groupBy(project, (price) => keyOf(price.projectId, price.tpMode, price.soilType, price.dumpSiteId))
  return (waybill) => {
    const { projectId, tpMode, goSoilType, dumpSiteId, settlePrice, priceSource } = waybill
    if (settlePrice !== null && priceSource === 'TYPED') return { price: settlePrice, source: 'TYPED', ref: null }
    const rate = rates.get(tripKey(waybill, goSoilType))?.find((one) => applies(one, waybill))
    if (rate) return { price: rate.price, source: 'DIRECT_PAY', ref: rate.id }
    const validFor = (site: string | null) =>
      prices.get(keyOf(projectId, tpMode, goSoilType, site))?.find((price) => isValid(price, waybill))
    const found = validFor(dumpSiteId) ?? validFor(null)
    return found ? { price: found.price, source: 'PROJECT', ref: found.id } : null
  }
}

/** Whether a rate with the same terms is for this driver, at this time. */
const applies = (rate: DirectPayRate, { driverId, weightUnit, goAt }: PricedFacts): boolean =>
  (rate.driverId === null || rate.driverId === driverId) &&
  isOfUnit(rate, weightUnit) &&
  rate.from <= goAt &&
  (rate.to === null || goAt < rate.to)

export const isOfUnit = (rate: Pick<DirectPayRate, 'weightUnit'>, unit: PricedFacts['weightUnit']): boolean =>
  rate.weightUnit === null || unit === null || rate.weightUnit === unit

const isValid = ({ from, until }: ProjectPrice, { goAt }: PricedFacts): boolean =>
  (from === null || from <= goAt) && (until === null || goAt < until)

type Trip = Pick<PricedFacts, 'projectId' | 'tpMode' | 'dumpSiteId' | 'captainId'>

/** Sites tell apart freight only. */
const tripKey = ({ projectId, tpMode, dumpSiteId, captainId }: Trip, soilType: string): string =>
  keyOf(projectId, tpMode, soilType, tpMode === 'FREIGHT' ? dumpSiteId : null, captainId)

/** Of parts that no table could hold with a NUL in them, and that are never empty. */
const keyOf = (...parts: (string | null)[]): string => parts.join('\0')

export interface AmountFacts {
  weightUnit: `${WeightUnit}`
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
}

/** receivable = price × quantity + exAmt + adjustAmt; the quantity of a unit of 车 is 1 (decisions §4). */
export function receivable(price: Money, { weightUnit, weightTons, exAmt, adjustAmt }: AmountFacts): Money {
  const base = weightUnit === 'TRUCK' ? money(price) : multiplyMoney(price, weightTons)
  return addMoney(base, exAmt, adjustAmt)
}

/** A time as the database or ISO 8601 tells it, in microseconds since 1970: what `goAt` is. */
export function microsOf(time: DbTime): number {
  const [, moment = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(time.replace(' ', 'T')) ?? []
  const seconds = Date.parse(moment + (/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone))
  return seconds * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6))
}
