import type { Priced } from '../costing/cost.entity.js'
import type { TpMode, WeightUnit } from '../enums.js'
import { Exclusion, PhaseChart } from './enums.js'

/** Facts of a trip and of its base data that decide whether it is counted. */
export interface CountedFacts {
  tpMode: `${TpMode}`
  unit: `${WeightUnit}`
  /** Whether the phase has the cubic metres of a truck. */
  hasTruckCubic: boolean
  /** Whether the soil has the tons of a cubic metre. */
  hasTonsPerCubic: boolean
  priced: Priced
  /** Whether the trip has the price paid at the site, or the site a price of its own. */
  hasDumpPrice: boolean
  /** Whether the excavator is base data with a model. */
  hasModel: boolean
  hasLoadPrice: boolean
  hasShiftCost: boolean
}

/** Condition of each reason, whatever its place in the order. */
const holds: Record<Exclusion, (facts: CountedFacts) => boolean> = {
  TP_MODE_INNER: ({ tpMode }) => tpMode === 'INTERNAL',
  TP_MODE_RESOURCE: ({ tpMode }) => tpMode === 'BACKFILL',
  UNIT: ({ unit, hasTruckCubic }) => unit === 'TRUCK' && !hasTruckCubic,
  SOIL_TYPE: ({ unit, hasTonsPerCubic }) => unit === 'TON' && !hasTonsPerCubic,
  PRICE: ({ priced }) => priced === 'NONE',
  SETTLE_PRICE: ({ priced }) => priced === 'ZERO',
  // Only freight goes to a site.
  GARBAGE_PRICE: ({ tpMode, hasDumpPrice }) => tpMode === 'FREIGHT' && !hasDumpPrice,
  MACHINE_SET: ({ hasModel }) => !hasModel,
  MACHINE_IN_PRICE: ({ hasLoadPrice }) => !hasLoadPrice,
  LEDGER_DIG_PRICE: ({ hasShiftCost }) => !hasShiftCost,
}

/** All reasons in the order of checking. */
export const exclusions = Object.values(Exclusion)

const { TP_MODE_INNER, TP_MODE_RESOURCE, UNIT, SOIL_TYPE, PRICE, SETTLE_PRICE } = Exclusion
const { GARBAGE_PRICE, MACHINE_SET, MACHINE_IN_PRICE, LEDGER_DIG_PRICE } = Exclusion

/** Reasons that apply to a chart, in that order. */
export const exclusionsOf: Record<PhaseChart, readonly Exclusion[]> = {
  ALL: exclusions,
  TRANSPORT: [TP_MODE_INNER, TP_MODE_RESOURCE, UNIT, SOIL_TYPE, PRICE, SETTLE_PRICE],
  OUTPUT: [UNIT, SOIL_TYPE],
  GARBAGE: [GARBAGE_PRICE],
  MACHINE: [MACHINE_SET, MACHINE_IN_PRICE, LEDGER_DIG_PRICE],
  INTERNAL: [PRICE, SETTLE_PRICE],
  EVERY: [],
}

/** Mode of a chart's trips; the chart of dump sites has only freight, which goes to one. */
export const modeOf: Partial<Record<PhaseChart, `${TpMode}`>> = { GARBAGE: 'FREIGHT', INTERNAL: 'INTERNAL' }

export const isAbout = (chart: PhaseChart, tpMode: `${TpMode}`): boolean => (modeOf[chart] ?? tpMode) === tpMode

/** First reason why a chart leaves out a trip; undefined for a counted one. */
export const whyExcluded = (chart: PhaseChart, facts: CountedFacts): Exclusion | undefined =>
  exclusionsOf[chart].find((reason) => holds[reason](facts))
