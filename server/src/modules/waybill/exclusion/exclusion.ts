import type { Priced } from '../costing/priced.js'
import type { TpMode, WeightUnit } from '../enums.js'
import { Exclusion, PhaseChart } from './enums.js'

/** What of a trip, and of all that it names, decides whether it is counted. */
export interface CountedFacts {
  tpMode: `${TpMode}`
  unit: `${WeightUnit}`
  /** The phase says how many cubic metres a truck carries. */
  hasTruckCubic: boolean
  /** The soil says how many tons a cubic metre weighs. */
  hasTonsPerCubic: boolean
  priced: Priced
  /** The trip says what was paid at the site, or the site says what it takes. */
  hasDumpPrice: boolean
  /** The excavator is registered with its model. */
  hasModel: boolean
  hasLoadPrice: boolean
  hasShiftCost: boolean
}

/** When each reason holds, whatever comes before it. */
const holds: Record<Exclusion, (facts: CountedFacts) => boolean> = {
  TP_MODE_INNER: ({ tpMode }) => tpMode === 'INTERNAL',
  TP_MODE_RESOURCE: ({ tpMode }) => tpMode === 'BACKFILL',
  UNIT: ({ unit, hasTruckCubic }) => unit === 'TRUCK' && !hasTruckCubic,
  SOIL_TYPE: ({ unit, hasTonsPerCubic }) => unit === 'TON' && !hasTonsPerCubic,
  PRICE: ({ priced }) => priced === 'NONE',
  SETTLE_PRICE: ({ priced }) => priced === 'ZERO',
  // Only freight is taken to a site.
  GARBAGE_PRICE: ({ tpMode, hasDumpPrice }) => tpMode === 'FREIGHT' && !hasDumpPrice,
  MACHINE_SET: ({ hasModel }) => !hasModel,
  MACHINE_IN_PRICE: ({ hasLoadPrice }) => !hasLoadPrice,
  LEDGER_DIG_PRICE: ({ hasShiftCost }) => !hasShiftCost,
}

/** All reasons in the order in which they are asked. */
export const exclusions = Object.values(Exclusion)

const { TP_MODE_INNER, TP_MODE_RESOURCE, UNIT, SOIL_TYPE, PRICE, SETTLE_PRICE } = Exclusion
const { GARBAGE_PRICE, MACHINE_SET, MACHINE_IN_PRICE, LEDGER_DIG_PRICE } = Exclusion

/** The reasons that a chart asks for, in the same order. */
export const exclusionsOf: Record<PhaseChart, readonly Exclusion[]> = {
  ALL: exclusions,
  TRANSPORT: [TP_MODE_INNER, TP_MODE_RESOURCE, UNIT, SOIL_TYPE, PRICE, SETTLE_PRICE],
  OUTPUT: [UNIT, SOIL_TYPE],
  GARBAGE: [GARBAGE_PRICE],
  MACHINE: [MACHINE_SET, MACHINE_IN_PRICE, LEDGER_DIG_PRICE],
  INTERNAL: [PRICE, SETTLE_PRICE],
  EVERY: [],
}

/** Mode of the trips that a chart is about: the chart of dump sites has nothing to say of trips that went to none. */
export const modeOf: Partial<Record<PhaseChart, `${TpMode}`>> = { GARBAGE: 'FREIGHT', INTERNAL: 'INTERNAL' }

export const isAbout = (chart: PhaseChart, tpMode: `${TpMode}`): boolean => (modeOf[chart] ?? tpMode) === tpMode

/** The first reason why a chart does not count a trip; undefined for what it counts. */
export const whyExcluded = (chart: PhaseChart, facts: CountedFacts): Exclusion | undefined =>
  exclusionsOf[chart].find((reason) => holds[reason](facts))
