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
  perTruck: (label: string) => `${label}（方/车）`,
  cubicPerTruck: (volume: string) => `${volume} 方/车`,
  truckHint: '按车计量的运单按此折算方量；不填则图表不计这些运单',
  allSites: '不限，去哪里的运单都算',
  allSoils: '不限，各种土质都算',
  gone: '（已停用）',
  rule: '计入的运单',
  ruleOf: (project: string, days: string) => `${project}在${days}出场的运单`,
  ofSites: (names: string) => `去${names}`,
  ofSoils: (names: string) => `土质为${names}`,
  none: '没有分期',
  all: '该项目的全部分期',
}
