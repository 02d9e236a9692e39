import type { TpMode } from '../../../gql/types.generated'
import { type MeasureUnit, type Quantity, sumFigures } from '../../../ui/format/decimal'

/** Facts of a waybill that decide its price. */
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

/** Waybills that can share a price. */
export interface PriceGroup {
  /** Name of the group's field in the form. */
  key: string
  tpMode: TpMode
  goSoilType: string
  unit: MeasureUnit
  quantity: Quantity
  waybills: Priceable[]
}

/** Groups of waybills that can share a price, by mode, soil and unit, largest first. */
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
