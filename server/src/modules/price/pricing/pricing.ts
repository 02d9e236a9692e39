import { addMoney, type Money, money, multiplyMoney, type Quantity } from '../../../kernel/money/money.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import type { TpMode, WeightUnit } from '../../project/index.js'
import type { PriceSource } from '../enums.js'

/** Price of a project for trips without a direct-pay price; without a site it applies to every site. */
export interface ProjectPrice {
  id: string
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  dumpSiteId: string | null
  price: Money
  /** Time [from, until) in microseconds since 1970; null for no limit. */
  from: number | null
  until: number | null
}

/**
 * Direct-pay price for one captain and driver, or for all drivers of the captain. Times are microseconds since 1970.
 */
export interface DirectPayRate {
  /** Id of the direct-pay price. */
  id: string
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  /** Dump site of freight; other modes have none. */
  dumpSiteId: string | null
  captainId: string
  driverId: string | null
  price: Money
  /** Unit of the trips that it pays; null where each trip is paid by its own unit. */
  weightUnit: `${WeightUnit}` | null
  /** Time [from, to): from its approval to its ending, which may lie in the future. */
  from: number
  to: number | null
}

/** Facts of a waybill that decide its price. */
export interface PricedFacts {
  projectId: string
  tpMode: `${TpMode}`
  goSoilType: string
  dumpSiteId: string | null
  captainId: string
  driverId: string | null
  /** Unit in which a waybill is counted; null for a simulated trip without one. */
  weightUnit: `${WeightUnit}` | null
  /** Time at which a waybill left, in microseconds since 1970, the precision of PostgreSQL. */
  goAt: number
  settlePrice: Money | null
  priceSource: `${PriceSource}` | null
}

export interface Price {
  price: Money
  source: `${PriceSource}`
  /** Id of the direct-pay price or project price; null for a typed price. */
  ref: string | null
}

export interface PriceTables {
  direct: readonly DirectPayRate[]
  project: readonly ProjectPrice[]
}

export type PriceOf = (waybill: PricedFacts) => Price | null

/**
 * Makes the rule for the price of a waybill and its source (docs/behaviour/price.md). A price typed by a clerk comes
 * first; then the direct-pay price for its project, mode, soil, site (freight only), unit, captain and driver that was
 * effective when it left; then the project's price for mode and soil that was valid then, where one for the very site
 * precedes one for every site. Null where there is none. Constraints of the database keep two effective direct-pay
 * prices from covering one trip, and two valid prices of a project from covering one mode, soil and site.
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

/** Whether a rate with these terms covers the driver and the time. */
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

/** Key of the trips that a rate covers; only freight distinguishes sites. */
const tripKey = ({ projectId, tpMode, dumpSiteId, captainId }: Trip, soilType: string): string =>
  keyOf(projectId, tpMode, soilType, tpMode === 'FREIGHT' ? dumpSiteId : null, captainId)

/** Key of several parts, joined by a NUL, which no text of a table contains. */
const keyOf = (...parts: (string | null)[]): string => parts.join('\0')

export interface AmountFacts {
  weightUnit: `${WeightUnit}`
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
}

/** receivable = price × quantity + exAmt + adjustAmt; the quantity of a unit of 车 is 1 (docs/behaviour/price.md). */
export function receivable(price: Money, { weightUnit, weightTons, exAmt, adjustAmt }: AmountFacts): Money {
  const base = weightUnit === 'TRUCK' ? money(price) : multiplyMoney(price, weightTons)
  return addMoney(base, exAmt, adjustAmt)
}

/** Time of the database or ISO 8601 in microseconds since 1970, as `goAt` has it. */
export function microsOf(time: DbTime): number {
  const [, moment = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(time.replace(' ', 'T')) ?? []
  const seconds = Date.parse(moment + (/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone))
  return seconds * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6))
}
