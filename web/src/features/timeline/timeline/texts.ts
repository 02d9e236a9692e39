import { timelineTargetFields } from '../../../gql/fields/timeline.generated'
import type { NodeType } from '../../../gql/types.generated'

const { codes } = timelineTargetFields.type

/** Chinese texts of timelines. */
export const texts = {
  title: '时间线',
  empty: '还没有可以看到的事项',
  here: '本记录',
  typeOf: (type: NodeType): string => codes[type],
  /** Name of a link to the record of an entry. */
  open: (type: NodeType, no: string): string => `打开${codes[type]} ${no}`,
} as const
