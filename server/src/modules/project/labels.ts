import type { TpMode } from './enums.js'

/** Chinese names of the transport modes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const modeLabels: Record<`${TpMode}`, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}

export const yesOrNo = (flag: boolean): string => (flag ? '是' : '否')
