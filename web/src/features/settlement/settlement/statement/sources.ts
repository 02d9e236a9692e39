import type { PriceSource } from '../../../../gql/types.generated'
import { type MeasureUnit, type Money, sumFigures } from '../../../../ui/format/decimal'

interface Sourced {
  priceSource: PriceSource | null
  priceRef: string | null
  priceTypedBy: string | null
  settlePrice: Money | null
  weightType: MeasureUnit
  receivable: Money | null
}

/** Direct-pay price for one unit, and its number of waybills. */
export interface SourcedPrice {
  priceRef: string | null
  price: Money | null
  unit: MeasureUnit
  count: number
}

interface SourceSum {
  /** Source; null for waybills without a price. */
  source: PriceSource | null
  count: number
  amount: Money
  /** Direct-pay prices, most used first; empty for other sources. */
  prices: SourcedPrice[]
  /** Names of the people who typed them, where known. */
  typedBy: string[]
}

const SOURCES = ['DIRECT_PAY', 'PROJECT', 'TYPED', null] as const

function pricesOf(waybills: readonly Sourced[]): SourcedPrice[] {
  return [...Map.groupBy(waybills, ({ priceRef, weightType }) => `${priceRef} ${weightType}`).values()]
    .flatMap(([first, ...more]) => {
      if (!first) return []
      const { priceRef, settlePrice: price, weightType: unit } = first
      return [{ priceRef, price, unit, count: 1 + more.length }]
    })
    .sort((one, other) => other.count - one.count)
}

/** Waybills by the source of their price. */
export function sourcesOf(waybills: readonly Sourced[]): SourceSum[] {
  return SOURCES.flatMap((source) => {
    const priced = waybills.filter((waybill) => waybill.priceSource === source)
    if (!priced.length) return []
    const amount = sumFigures(
      'money',
      priced.map(({ receivable }) => receivable),
    )
    const typedBy = [...new Set(priced.flatMap((waybill) => waybill.priceTypedBy ?? []))]
    return [{ source, count: priced.length, amount, prices: source === 'DIRECT_PAY' ? pricesOf(priced) : [], typedBy }]
  })
}
