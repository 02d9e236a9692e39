import type { TpMode } from './enums.js'

export { yesOrNo } from '../../kernel/fields.js'

/** Chinese names of the transport modes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}
