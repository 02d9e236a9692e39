import type { TpMode } from './enums.js'

export { yesOrNo } from '../../kernel/fields.js'

export const modeLabel = '运输模式'
/** Chinese names of the transport modes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}
