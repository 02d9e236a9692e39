import { describeEnum } from '../../kernel/graphql.js'
import { measureNames } from '../../kernel/values/measure.js'

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
export const modeLabel = '运输模式'
/**
 * Chinese names of the transport modes: in the schema, in refusals, and where documents and spreadsheets print them.
 */
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}
describeEnum('TpMode', TpMode, modeLabel, modeLabels)

/** Units of trips and prices. */
export enum WeightUnit {
  TRUCK = 'TRUCK',
  CUBIC = 'CUBIC',
  TON = 'TON',
}
export const unitLabel = '计量单位'
/** Chinese names of the units of trips. */
export const unitLabels: Record<`${WeightUnit}`, string> = measureNames
describeEnum('WeightUnit', WeightUnit, unitLabel, unitLabels)

export enum SiteOwnership {
  OWN = 'OWN',
  SHARED = 'SHARED',
}
export const ownershipLabel = '归属'
/** Chinese names of the owners of dump sites: own or shared. */
export const ownershipLabels: Record<`${SiteOwnership}`, string> = { OWN: '自有', SHARED: '合作' }
describeEnum('SiteOwnership', SiteOwnership, ownershipLabel, ownershipLabels)
