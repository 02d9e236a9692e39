import type { TpMode } from '../../../gql/types.generated'
import { type MeasureUnit, type Quantity, sumFigures } from '../../../ui/format/decimal'

/** What must be known of a waybill to price it. */
export interface Priceable {
  id: string
  no: string
  truckCode: string
  projectName: string
  tpMode: TpMode
  goSoilType: string
  goDatetime: string
  weightTons: Quantity
  weightType: MeasureUnit
}

/** Waybills that one price may be for. */
export interface PriceGroup {
  /** Names its field in the form. */
  key: string
  tpMode: TpMode
  goSoilType: string
  unit: MeasureUnit
  quantity: Quantity
  waybills: Priceable[]
}

/** Waybills by mode, soil and unit, the largest group first: what is the same in all three may have one price. */
export function groupsOf(waybills: readonly Priceable[]): PriceGroup[] {
  const groups = Map.groupBy(waybills, ({ tpMode, goSoilType, weightType }) => `${tpMode} ${weightType} ${goSoilType}`)
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((own, index) => {
      const [first] = own
      if (!first) return []
      const { tpMode, goSoilType, weightType: unit } = first
      const quantity = sumFigures(
        'quantity',
        own.map(({ weightTons }) => weightTons),
      )
      return [{ key: `group${index}`, tpMode, goSoilType, unit, quantity, waybills: own }]
    })
}
