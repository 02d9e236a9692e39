import type { PriceSource } from '../enums.js'
import {
  createPricing,
  type DirectPayRate,
  isOfUnit,
  type PricedFacts,
  type PriceTables,
  type ProjectPrice,
} from './pricing.js'

/** Reason why a source gives or does not give a waybill its price. */
export type Verdict =
  | 'TAKEN'
  | 'OUTRANKED'
  | 'NOT_TYPED'
  | 'NO_CAPTAIN'
  | 'OTHER_TERMS'
  | 'OTHER_DRIVER'
  | 'OTHER_UNIT'
  | 'OTHER_TIME'
  | 'NO_PROJECT_PRICE'
  | 'PROJECT_OTHER_TIME'

export interface Step {
  source: `${PriceSource}`
  verdict: Verdict
  price: string | null
  ref: string | null
}

/**
 * Verdict on each source of a waybill's price; the first source with a price counts. The tables must contain the prices
 * of all times.
 */
export function explain(tables: PriceTables, waybill: PricedFacts): Step[] {
  const untyped = { ...waybill, settlePrice: null, priceSource: null }
  const found = [
    { source: 'TYPED', without: 'NOT_TYPED', price: createPricing({ direct: [], project: [] })(waybill) },
    {
      source: 'DIRECT_PAY',
      without: whyNoRate(tables.direct, waybill),
      price: createPricing({ direct: tables.direct, project: [] })(untyped),
    },
    {
      source: 'PROJECT',
      without: whyNoPrice(tables.project, waybill),
      price: createPricing({ direct: [], project: tables.project })(untyped),
    },
  ] as const
  const first = found.findIndex(({ price }) => price !== null)
  return found.map(({ source, without, price }, at) => {
    const verdict = price === null ? without : at === first ? 'TAKEN' : 'OUTRANKED'
    return { source, verdict, price: price?.price ?? null, ref: price?.ref ?? null }
  })
}

/** Reason why the project has no price: none for these terms, or only for another time. */
function whyNoPrice(prices: readonly ProjectPrice[], waybill: PricedFacts): Verdict {
  const ofAllTimes = prices.map((price) => ({ ...price, from: null, until: null }))
  const found = createPricing({ direct: [], project: ofAllTimes })({ ...waybill, settlePrice: null, priceSource: null })
  return found ? 'PROJECT_OTHER_TIME' : 'NO_PROJECT_PRICE'
}

/** First condition that leaves none of the project's rates, in the order captain, terms, driver, unit, time. */
function whyNoRate(rates: readonly DirectPayRate[], waybill: PricedFacts): Verdict {
  const ofCaptain = rates.filter(
    ({ projectId, captainId }) => projectId === waybill.projectId && captainId === waybill.captainId,
  )
  if (ofCaptain.length === 0) return 'NO_CAPTAIN'
  const ofTerms = ofCaptain.filter(
    ({ tpMode, soilType, dumpSiteId }) =>
      tpMode === waybill.tpMode &&
      soilType === waybill.goSoilType &&
      (tpMode !== 'FREIGHT' || dumpSiteId === waybill.dumpSiteId),
  )
  if (ofTerms.length === 0) return 'OTHER_TERMS'
  const ofDriver = ofTerms.filter(({ driverId }) => driverId === null || driverId === waybill.driverId)
  if (ofDriver.length === 0) return 'OTHER_DRIVER'
  return ofDriver.some((rate) => isOfUnit(rate, waybill.weightUnit)) ? 'OTHER_TIME' : 'OTHER_UNIT'
}
