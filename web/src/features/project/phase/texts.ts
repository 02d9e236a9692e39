import { projectPhaseLabels } from '../../../gql/labels.generated'

/** The texts of the phases of projects. */
export const texts = {
  title: '项目分期',
  what: projectPhaseLabels.phaseName,
  fields: projectPhaseLabels,
  days: '日期',
  between: (from: string, to: string) => `${from} 至 ${to}`,
  cubic: (volume: string) => `${volume} 方`,
  inCubic: (label: string) => `${label}（方）`,
  nameHint: '同一项目内不重复，例如一期',
  late: '不能早于开始日期',
  none: '没有分期',
  all: '该项目的全部分期',
}
