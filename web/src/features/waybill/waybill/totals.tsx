import type { PhaseChart, WaybillFilter } from '../../../gql/types.generated'
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
import { costPartTexts } from '../../insight/phase-trips'
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

type Summary = WaybillsQuery['waybills']['summary']
type Measure = 'phaseCubic' | 'phaseCost' | 'phaseDumpCost' | 'phasePaidAmt'

/** Measures of each chart, which give the same sums as its figures. */
const MEASURES: Record<PhaseChart, readonly Measure[]> = {
  ALL: [],
  TRANSPORT: ['phaseCost', 'phaseCubic'],
  OUTPUT: ['phaseCubic'],
  GARBAGE: ['phaseDumpCost'],
  MACHINE: [],
  INTERNAL: ['phaseCost'],
  EVERY: ['phasePaidAmt'],
}

/** Measures of the figure from which the list was opened. */
function measuredFor({ phase, settleable }: WaybillFilter, summary: Summary): SumFigure[] {
  if (settleable) return [{ label: texts.accountedAmt, value: formatMoney(summary.accountedAmt), unit: texts.yuanUnit }]
  if (!phase || phase.reason) return []
  if (phase.part) {
    const { phasePartAmt } = summary
    return phasePartAmt == null || phase.part.startsWith('UNPRICED')
      ? []
      : [{ label: costPartTexts[phase.part], value: formatMoney(phasePartAmt), unit: texts.yuanUnit }]
  }
  const { chart } = phase
  return MEASURES[chart].flatMap((measure) => {
    const value = summary[measure]
    if (value == null) return []
    const label =
      measure === 'phaseCost' ? texts.costs[chart === 'INTERNAL' ? 'INTERNAL' : 'TRANSPORT'] : texts[measure]
    return measure === 'phaseCubic'
      ? [{ label, value: formatQuantity(value as Quantity, 'CUBIC'), unit: units.units.CUBIC }]
      : [{ label, value: formatMoney(value as Money), unit: texts.yuanUnit }]
  })
}

interface Listed {
  rows: readonly Waybill[] | undefined
  summary: Summary | undefined
}

/**
 * Trips, tons, cubic metres and money, of this page and of the whole search, without void waybills unless they are
 * chosen; also the measures of a figure from which the list was opened.
 */
export function totalsOf(
  { rows = [], summary }: Listed,
  { isCounted = () => true, filter = {} }: { isCounted?: (row: Waybill) => boolean; filter?: WaybillFilter } = {},
) {
  if (!summary) return {}
  const counted = rows.filter(isCounted)
  const sums: SumsOf = {
    page: figuresOf(counted.length, sumsOf(counted)),
    query: [...measuredFor(filter, summary), ...figuresOf(summary.counted, summary)],
  }
  return { sums, sumsNote: <LeftOutNote count={summary.leftOut} text={texts.leftOut} /> }
}
