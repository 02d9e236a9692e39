import { describeEnum } from '../../kernel/graphql.js'
import { modeLabel, modeLabels, unitLabel, unitLabels } from './labels.js'

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
describeEnum('TpMode', TpMode, modeLabel, modeLabels)

/** What trips are counted in, and prices are for. */
export enum WeightUnit {
  TRUCK = 'TRUCK',
  CUBIC = 'CUBIC',
  TON = 'TON',
}
describeEnum('WeightUnit', WeightUnit, unitLabel, unitLabels)
