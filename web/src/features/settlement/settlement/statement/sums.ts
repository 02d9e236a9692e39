import { formatQuantity, sumFigures } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import type { StatementQuery } from './statement.generated'

export type Carrier = NonNullable<StatementQuery['settlement']>['statement'][number]
export type Day = Carrier['detail'][number]
export type Truck = Day['detailDetail'][number]

const UNITS = ['TRUCK', 'CUBIC', 'TON'] as const

/** Quantities added by unit: "12 车，30.5 方". */
export function quantityText(trucks: readonly Truck[]): string {
  return UNITS.flatMap((unit) => {
    const some = trucks.filter((truck) => truck.weightUnit === unit)
    if (!some.length) return []
    const sum = sumFigures(
      'quantity',
      some.map((truck) => truck.weightTons),
    )
    return [`${formatQuantity(sum, unit)} ${texts.units[unit]}`]
  }).join('，')
}

/** Exact prepaid total of some trucks. */
export const prepaidOf = (trucks: readonly Truck[]) =>
  sumFigures(
    'money',
    trucks.map((truck) => truck.payeePrice),
  )

export const trucksOf = (carrier: Carrier) => carrier.detail.flatMap((day) => day.detailDetail)
