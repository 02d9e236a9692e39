import { measureNames } from '../../kernel/values/measure.js'
import type { TpMode, WeightUnit } from './enums.js'
import type { SiteOwnership } from './site/enums.js'

export { yesOrNo } from '../../kernel/fields.js'

export const modeLabel = '运输模式'
/** Chinese names of the transport modes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}

export const unitLabel = '计量单位'
/** Chinese names of what trips are counted in. */
export const unitLabels: Record<`${WeightUnit}`, string> = measureNames

export const ownershipLabel = '归属'
/** Chinese names of whose a dump site is. */
export const ownershipLabels: Record<`${SiteOwnership}`, string> = { OWN: '自有', SHARED: '合作' }
