import { addMoney, type Money, money, multiplyMoney } from '../../../kernel/money.js'
import type { PriceSource, TpMode, WeightUnit } from '../../waybill/enums.js'

export interface ProjectPrice {
  id: string
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  dumpSiteId: string | null
  price: Money
}

export interface PricedFacts {
  projectId: string
  tpMode: `${TpMode}`
  goSoilType: string
  dumpSiteId: string | null
  settlePrice: Money | null
  priceSource: `${PriceSource}` | null
}

export interface Price {
  price: Money
  source: `${PriceSource}`
  ref: string | null
}

/**
 * The price of a waybill and where it comes from (decisions §5): what a clerk typed, else the project's price for (mode,
 * soil, site), a price for the very site before one for every site. Null when there is none.
 */
export function createPricing(projectPrices: readonly ProjectPrice[]): (waybill: PricedFacts) => Price | null {
  const table = new Map(
    projectPrices.map((price) => [keyOf(price.projectId, price.tpMode, price.soilType, price.dumpSiteId), price]),
  )
  return ({ projectId, tpMode, goSoilType, dumpSiteId, settlePrice, priceSource }) => {
    if (settlePrice !== null && priceSource === 'TYPED') return { price: settlePrice, source: 'TYPED', ref: null }
    const found =
      table.get(keyOf(projectId, tpMode, goSoilType, dumpSiteId)) ??
      table.get(keyOf(projectId, tpMode, goSoilType, null))
    return found ? { price: found.price, source: 'PROJECT', ref: found.id } : null
  }
}

const keyOf = (projectId: string, tpMode: string, soilType: string, dumpSiteId: string | null): string =>
  JSON.stringify([projectId, tpMode, soilType, dumpSiteId])

export interface AmountFacts {
  weightUnit: `${WeightUnit}`
  weightTons: string
  exAmt: Money
  adjustAmt: Money
}

/** receivable = price × quantity + exAmt + adjustAmt; the quantity of a unit of 车 is 1 (decisions §4). */
export function receivable(price: Money, { weightUnit, weightTons, exAmt, adjustAmt }: AmountFacts): Money {
  const base = weightUnit === 'TRUCK' ? money(price) : multiplyMoney(price, weightTons)
  return addMoney(base, exAmt, adjustAmt)
}
