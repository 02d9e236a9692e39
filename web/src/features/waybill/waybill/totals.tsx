import type { SumFigure, SumsOf } from '../../../ui/data-table/types'
import {
  formatCount,
  formatMoney,
  formatQuantity,
  type Money,
  type Quantity,
  sumFigures,
} from '../../../ui/format/decimal'
import { texts as units } from '../../../ui/format/texts'
import { LeftOutNote } from '../../../ui/list/LeftOutNote'
import type { Waybill } from './rows'
import { texts } from './texts'
import type { WaybillsQuery } from './waybill.generated'

interface Sums {
  weightTons: Quantity
  cubic: Quantity
  receivable: Money
}

function sumsOf(rows: readonly Waybill[]): Sums {
  const weightOf = (unit: Waybill['weightType']) =>
    sumFigures(
      'quantity',
      rows.map((row) => (row.weightType === unit ? row.weightTons : null)),
    )
  return {
    weightTons: weightOf('TON'),
    cubic: weightOf('CUBIC'),
    receivable: sumFigures(
      'money',
      rows.map((row) => row.receivable),
    ),
  }
}

const figuresOf = (trips: number, { weightTons, cubic, receivable }: Sums): SumFigure[] => [
  { label: texts.trips, value: formatCount(trips), unit: texts.tripsUnit },
  { label: texts.tons, value: formatQuantity(weightTons, 'TON'), unit: units.units.TON },
  { label: texts.cubic, value: formatQuantity(cubic, 'CUBIC'), unit: units.units.CUBIC },
  { label: texts.receivable, value: formatMoney(receivable), unit: texts.yuanUnit },
]

interface Listed {
  rows: readonly Waybill[] | undefined
  summary: WaybillsQuery['waybills']['summary'] | undefined
}

/** Trips, tons, cubic metres and money, of this page and of everything that matches; what is void is not in them unless it is asked for. */
export function totalsOf({ rows = [], summary }: Listed, isCounted: (row: Waybill) => boolean = () => true) {
  if (!summary) return {}
  const counted = rows.filter(isCounted)
  const sums: SumsOf = {
    page: figuresOf(counted.length, sumsOf(counted)),
    query: figuresOf(summary.counted, summary),
  }
  return { sums, sumsNote: <LeftOutNote count={summary.leftOut} text={texts.leftOut} /> }
}
